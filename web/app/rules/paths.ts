export const rulesPath = '/reglement-standhouders';

/** URL of a version; the one in force has the short one. */
export function versionPath(version: string, isShort: boolean): string {
  return isShort ? rulesPath : `${rulesPath}?versie=${version}`;
}

export function articleId(number: number): string {
  return `artikel-${number}`;
}
