/** A letter that the faces of draw.server.ts lack. They have Latin with all marks, Greek, Cyrillic, and what all scripts share. */
const otherScripts =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
const emoji = /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]|[\p{Emoji_Modifier}\ufe0f\u200d]/gu;

/** A text that the faces can show, without its emoji; null when it has letters of a script that they lack. */
export function drawableText(text: string): string | null {
  if (otherScripts.test(text)) return null;
  const rest = text.replace(emoji, '').replace(/\s+/g, ' ').trim();
  return rest === '' ? null : rest;
}
