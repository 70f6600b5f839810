export {
  baseOf,
  canonicalPath,
  canonicalSource,
  folderNames,
  inAllLanguages,
  isOnSite,
  isPage,
  isWildcard,
  itemAt,
  languageFolder,
  pathOf,
  readTarget,
  segmentsOf,
  withoutLanguage,
  writeUrl,
} from './paths.js';
export { finderIn, walkAmong } from './find-in.js';
export {
  maxChainLength,
  redirectCode,
  sourcesFor,
  walkFrom,
  type Question,
  type Redirect,
  type RedirectCode,
  type Rule,
  type Walk,
} from './walk.js';
