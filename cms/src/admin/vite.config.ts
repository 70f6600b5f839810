import { dutchFixedWords } from './translations/fixed-words';

/** What the build of the admin does beside what Strapi has it do. */
export default function extend<Config extends { plugins?: unknown[] }>(config: Config): Config {
  return { ...config, plugins: [...(config.plugins ?? []), dutchFixedWords()] };
}
