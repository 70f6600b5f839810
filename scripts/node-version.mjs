/** The oldest Node both programs run on; the same figure stands in every package.json under `engines`. */
export const minNodeVersion = [20, 19];

/**
 * Says in one line why this Node is too old, or nothing when it will do.
 * @param {string} version such as `process.versions.node`: '20.19.4'
 * @param {'nl' | 'en'} [language]
 * @returns {string | undefined}
 */
export function nodeTooOld(version, language = 'en') {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [floorMajor, floorMinor] = minNodeVersion;
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return undefined;
  if (language === 'nl')
    return `Beursvloer heeft Node ${minNodeVersion.join('.')} of nieuwer nodig, liefst 24 of 26; dit is Node ${version}. Haal het op nodejs.org en probeer het opnieuw.`;
  return `Beursvloer needs Node ${minNodeVersion.join('.')} or newer, best 24 or 26; this is Node ${version}. Get it at nodejs.org and try again.`;
}
