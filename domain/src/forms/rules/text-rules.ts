import { isEmpty, type FieldValue } from '../values.js';
import { textRule, type Rule } from './rule.js';

/** Bytes that fit in an address field of a mail; RFC 5321 4.5.3.1.3, without the angle brackets. */
const maxEmailLength = 254;
const maxUrlLength = 2048;

/** The pattern of browsers (HTML Standard, valid e-mail address), with at least one dot in the domain. */
const email =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Checks the notation only: a mail is the only proof that an address exists. */
function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= maxEmailLength && address.indexOf('@') <= 64 && email.test(address);
}

/**
 * Takes a protocol, a host with a dot and perhaps a port, without spaces or quotes behind it. `new URL` would
 * not do: browsers and Node differ in its details.
 */
function isUrl(text: string, protocols: readonly string[]): boolean {
  const url = text.trim();
  if (url.length > maxUrlLength) return false;
  const [, protocol = '', host = ''] =
    /^([a-z]+):\/\/([^/?#\s]+)(?:[/?#][^\s"<>\\^`{|}]*)?$/i.exec(url) ?? [];
  const allowed = protocols.length > 0 ? protocols : ['http', 'https'];
  return (
    allowed.includes(protocol.toLowerCase()) &&
    host.length <= 253 &&
    /^(?:[a-z0-9\u00a1-\uffff](?:[a-z0-9\u00a1-\uffff-]{0,61}[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff][a-z0-9\u00a1-\uffff-]{0,62}(?::\d{1,5})?$/i.test(
      host,
    )
  );
}

/** The characters of a text as people count them, or the number of choices or files. */
export function lengthOf(value: FieldValue): number {
  return typeof value === 'string' ? Array.from(value).length : value.length;
}

const sameText = (value: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(value ?? '') === JSON.stringify(other ?? '');

export const textRules = {
  required: { args: [], runsOnEmpty: true, check: (value) => !isEmpty(value) },
  require_one: {
    args: ['field'],
    isOpenEnded: true,
    runsOnEmpty: true,
    check: (value, fields, { values }) => !isEmpty(value) || fields.some((field) => !isEmpty(values[field])),
  },
  accepted: {
    args: [],
    runsOnEmpty: true,
    check: (value) => typeof value === 'string' && ['yes', 'ja', 'on', '1', 'true'].includes(value),
  },
  email: textRule([], isEmail),
  url: textRule([['http', 'https', 'ftp', 'mailto']], isUrl, { optional: 1, isOpenEnded: true }),
  /** At least so many characters, choices or files, and at most so many; in either order. */
  length: {
    args: ['count', 'count'],
    optional: 1,
    check: (value, [first = '0', second = 'Infinity']) => {
      const bounds = [Number(first), Number(second)];
      const length = lengthOf(value);
      return length >= Math.min(...bounds) && length <= Math.max(...bounds);
    },
  },
  /** The same as another field: the one named, or the one whose name this field's name has before `_confirm`. */
  confirm: {
    args: ['field'],
    optional: 1,
    check: (value, [field], { name, values }) =>
      sameText(value, values[field ?? name.replace(/_confirm$/, '')]),
  },
  matches: textRule(['text'], (text, allowed) => allowed.includes(text), { isOpenEnded: true }),
  is: textRule(['text'], (text, allowed) => allowed.includes(text), { isOpenEnded: true }),
  not: textRule(['text'], (text, forbidden) => !forbidden.includes(text), { isOpenEnded: true }),
  starts_with: textRule(['text'], (text, starts) => starts.some((start) => text.startsWith(start)), {
    isOpenEnded: true,
  }),
  ends_with: textRule(['text'], (text, ends) => ends.some((end) => text.endsWith(end)), {
    isOpenEnded: true,
  }),
} as const satisfies Record<string, Rule>;
