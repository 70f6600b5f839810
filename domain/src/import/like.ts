import { lineOf, nameKey } from './text.js';

const legalForms =
  /(?:^|\s)(?:b\.? ?v|n\.? ?v|v\.? ?o\.? ?f|c\.? ?v|gmbh(?: & co\.? kg)?|kg|ag|ltd|inc|llc|bvba|srl|s\.? ?a|holding|groep|group|nederland|stichting)\.?(?=\s|$)/g;

/** Equal for names that are most often the same one: without accents, legal forms and signs. */
export function likeKey(name: string): string {
  const plain = nameKey(name).normalize('NFD').replace(/\p{M}/gu, '');
  const bare = plain
    .replace(/[()"“”,]/g, ' ')
    .replace(legalForms, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return bare === '' ? plain.replace(/\s/g, '') : bare;
}

/** Addresses that many firms have in common say nothing about who they are. */
const shared = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.nl live.nl live.com icloud.com yahoo.com ziggo.nl kpnmail.nl kpnplanet.nl planet.nl xs4all.nl home.nl hetnet.nl casema.nl upcmail.nl telenet.be skynet.be gmx.de web.de linkedin.com facebook.com instagram.com'.split(
    ' ',
  ),
);

/** The domain of a mail or web address, without `www.`; empty for what has none, and for one that everybody has. */
export function domainOf(address: string): string {
  const [, domain = ''] =
    /^(?:[a-z]+:\/\/)?(?:[^@/\s]*@)?(?:www\.)?([^/:?#\s]+\.[^/:?#\s.]{2,})/i.exec(lineOf(address)) ?? [];
  const key = domain.toLowerCase();
  return shared.has(key) ? '' : key;
}

/** The name of these that differs least from another, by at most two letters; null when none or several do. */
export function closest(name: string, names: readonly string[]): string | null {
  const key = likeKey(name);
  const same = names.filter((one) => likeKey(one) === key);
  if (same.length > 0) return same.length === 1 ? (same[0] ?? null) : null;
  const most = key.length < 5 ? 0 : key.length < 8 ? 1 : 2;
  const near = most === 0 ? [] : names.filter((one) => distance(key, likeKey(one), most) <= most);
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** How many letters differ (Levenshtein); more than `most` for those that differ more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
