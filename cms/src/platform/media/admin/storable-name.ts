/** A name in the media library has at most 255 characters, with its ending and what is added to it. */
const maxLength = 200;

/** A name without signs that turn the direction of text, cut before its ending. */
export function storableName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, maxLength).join('');
  return (stem || 'foto') + ending;
}
