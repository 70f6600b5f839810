/**
 * The language of what the doctor says: `--lang nl` or `--lang en`, else English where the terminal is in English, else Dutch.
 * @param {string[]} args those of the command
 * @param {Record<string, string | undefined>} env
 * @returns {'nl' | 'en' | undefined} undefined for a language that there is not
 */
export function languageOf(args, env) {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at !== -1) {
    const asked = args[at].includes('=') ? args[at].slice('--lang='.length) : args[at + 1];
    return asked === 'nl' || asked === 'en' ? asked : undefined;
  }
  return /^en/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'en' : 'nl';
}
