const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML: reserved characters escaped, and the characters it cannot hold at all left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

export function xmlElement(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  return `${xmlTag(name, attributes)}${xmlText(text)}</${name}>`;
}

export function xmlTag(name: string, attributes: Readonly<Record<string, string | number>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(String(value))}"`);
  return `<${name}${written.join('')}>`;
}
