import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Stands for a value that many pages show, such as the card of a session: its name among the shared ones. */
const sharedKey = '$';

const minLength = 150;
const writtenAtOnce = 10;

/**
 * Writes the data of pages as JSON, in which what stands in a list and occurs more than once is `{"$": name}`. So a session
 * that moves travels once, and not once for each page that shows it.
 * @returns the pages by path, and the shared values by name, which may hold others
 */
export async function writeShared(
  pages: ReadonlyMap<string, unknown>,
): Promise<{ pages: Map<string, string>; values: Map<string, string> }> {
  const times = new Map<string, number>();
  const values = new Map<string, string>();
  const texts = new Map<object, string>();

  function count(value: unknown, isItem = false): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = Array.isArray(value)
      ? `[${value.map((item) => count(item ?? null, true)).join(',')}]`
      : `{${fieldsOf(value)
          .map(([name, field]) => `${JSON.stringify(name)}:${count(field)}`)
          .join(',')}}`;
    texts.set(value, text);
    if (isItem && text.length >= minLength) times.set(text, (times.get(text) ?? 0) + 1);
    return text;
  }

  function write(value: unknown, isItem = false): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = texts.get(value) ?? '';
    if (!isItem || (times.get(text) ?? 0) < 2) return writeWhole(value);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    if (!values.has(name)) values.set(name, writeWhole(value));
    return `{"${sharedKey}":"${name}"}`;
  }

  const writeWhole = (value: object) =>
    Array.isArray(value)
      ? `[${value.map((item) => write(item ?? null, true)).join(',')}]`
      : `{${fieldsOf(value)
          .map(([name, field]) => `${JSON.stringify(name)}:${write(field)}`)
          .join(',')}}`;

  await inTurns(pages, (data) => count(data));
  const written = new Map<string, string>();
  await inTurns(pages, (data, path) => written.set(path, write(data)));
  return { pages: written, values };
}

/** JSON has no undefined. */
const fieldsOf = (value: object) => Object.entries(value).filter(([, field]) => field !== undefined);

async function inTurns<Value>(
  pages: ReadonlyMap<string, Value>,
  work: (data: Value, path: string) => void,
): Promise<void> {
  let done = 0;
  for (const [path, data] of pages) {
    if ((done += 1) % writtenAtOnce === 0) await nextTurn();
    work(data, path);
  }
}
