import type { MiddlewareFunction } from 'react-router';
import { importChunk, recordMissingChunk } from '../builds/missing-chunk';
import { localeOf, withoutLocale, type Locale } from './locale';
import { allTextFiles, textFilesOf, type TextFile } from './text-files';
import type {
  AccountTexts,
  ContractsTexts,
  FairTexts,
  FileTexts,
  FormTexts,
  Messages,
  OrdersTexts,
  RestTexts,
  StartTexts,
  VisitTexts,
} from './nl';

interface Files extends Record<TextFile, Partial<Messages>> {
  start: StartTexts;
  fair: FairTexts;
  account: AccountTexts;
  contracts: ContractsTexts;
  orders: OrdersTexts;
  rest: RestTexts;
  visit: VisitTexts;
  forms: FormTexts;
  files: FileTexts;
}

const files: Record<Locale, { [File in TextFile]: () => Promise<Files[File]> }> = {
  nl: {
    start: async () => (await import('./nl-start')).start,
    fair: async () => (await import('./nl-fair')).fair,
    account: async () => (await import('./nl-account')).accounts,
    contracts: async () => (await import('./nl-contracts')).contracts,
    orders: async () => (await import('./nl-orders')).orders,
    rest: async () => (await import('./nl-rest')).rest,
    visit: async () => (await import('./nl-visit')).visit,
    forms: async () => (await import('./nl-forms')).formTexts,
    files: async () => (await import('./nl-files')).fileTexts,
  },
  en: {
    start: async () => (await import('./en-start')).start,
    fair: async () => (await import('./en-fair')).fair,
    account: async () => (await import('./en-account')).accounts,
    contracts: async () => (await import('./en-contracts')).contracts,
    orders: async () => (await import('./en-orders')).orders,
    rest: async () => (await import('./en-rest')).rest,
    visit: async () => (await import('./en-visit')).visit,
    forms: async () => (await import('./en-forms')).formTexts,
    files: async () => (await import('./en-files')).fileTexts,
  },
};

const loaded: Partial<Messages> = {};
const pending = new Map<TextFile, Promise<void>>();

function fetchFile(file: TextFile): Promise<void> {
  const known = pending.get(file);
  if (known) return known;
  const load: () => Promise<Partial<Messages>> = files[localeOf(window.location.pathname)][file];
  const request = importChunk(load).then(
    (texts) => void Object.assign(loaded, texts),
    (error: unknown) => {
      pending.delete(file);
      throw error;
    },
  );
  pending.set(file, request);
  return request;
}

export async function fetchFirstTexts(): Promise<void> {
  await Promise.all(textFilesOf(withoutLocale(window.location.pathname)).map(fetchFile));
}

export async function fetchAllTexts(): Promise<void> {
  await Promise.all(allTextFiles.map(fetchFile));
}

export async function fetchFormTexts(): Promise<Messages['forms']> {
  await fetchFile('forms');
  return fetchedMessages.forms;
}

export async function fetchFileTexts(): Promise<Messages['files']> {
  await fetchFile('files');
  return fetchedMessages.files;
}

export function preloadTexts(): void {
  for (const file of allTextFiles) files[localeOf(window.location.pathname)][file]().catch(() => {});
}

/** Client middleware: loads a page's texts along with its code and data. */
export const loadTexts: MiddlewareFunction = async (_, next) => {
  const texts = fetchAllTexts().catch((error: unknown) => {
    recordMissingChunk();
    throw error;
  });
  const [results] = await Promise.all([next(), texts]);
  return results;
};

/** Throws a promise for texts that have not been loaded yet, so that React suspends the component. */
function textsFor<Area extends keyof Messages>(area: Area, file: TextFile): Messages[Area] {
  const texts = loaded[area];
  if (texts === undefined) throw fetchFile(file);
  return texts;
}

/** The texts of the page's language, in the browser. There is only one: switching the language loads a document. */
export const fetchedMessages: Messages = {
  get format() {
    return textsFor('format', 'start');
  },
  get shell() {
    return textsFor('shell', 'start');
  },
  get search() {
    return textsFor('search', 'rest');
  },
  get listing() {
    return textsFor('listing', 'start');
  },
  get exhibitors() {
    return textsFor('exhibitors', 'start');
  },
  get editions() {
    return textsFor('editions', 'rest');
  },
  get programme() {
    return textsFor('programme', 'fair');
  },
  get blocks() {
    return textsFor('blocks', 'start');
  },
  get news() {
    return textsFor('news', 'rest');
  },
  get speakers() {
    return textsFor('speakers', 'fair');
  },
  get pavilions() {
    return textsFor('pavilions', 'rest');
  },
  get photos() {
    return textsFor('photos', 'rest');
  },
  get account() {
    return textsFor('account', 'account');
  },
  get interviews() {
    return textsFor('interviews', 'rest');
  },
  get calendar() {
    return textsFor('calendar', 'rest');
  },
  get vacancies() {
    return textsFor('vacancies', 'rest');
  },
  get floorPlan() {
    return textsFor('floorPlan', 'rest');
  },
  get faq() {
    return textsFor('faq', 'rest');
  },
  get preview() {
    return textsFor('preview', 'rest');
  },
  get rules() {
    return textsFor('rules', 'rest');
  },
  get listFiles() {
    return textsFor('listFiles', 'rest');
  },
  get counting() {
    return textsFor('counting', 'rest');
  },
  get catalogue() {
    return textsFor('catalogue', 'orders');
  },
  get visitors() {
    return textsFor('visitors', 'visit');
  },
  get ownProgramme() {
    return textsFor('ownProgramme', 'visit');
  },
  get forms() {
    return textsFor('forms', 'forms');
  },
  get failures() {
    return textsFor('failures', 'account');
  },
  get files() {
    return textsFor('files', 'files');
  },
  get contract() {
    return textsFor('contract', 'contracts');
  },
  get order() {
    return textsFor('order', 'orders');
  },
  get authCallbacks() {
    return textsFor('authCallbacks', 'account');
  },
  get newsletter() {
    return textsFor('newsletter', 'account');
  },
};
