import {
  isRecord,
  readKey,
  readLanguage,
  readValues,
  wrong,
  type SentValues,
} from '../platform/forms/submissions/sent';

/** An order as the site sends it for a visitor, in the right shape; what it says is not judged yet. */
export interface SentOrder {
  quantities: Readonly<Record<string, string | number>>;
  values: SentValues;
  seenTotalCents: number;
  language: string;
  key: string | null;
  raw: Readonly<Record<string, unknown>>;
}

const maxItems = 500;
const maxQuantityLength = 20;

/** @throws ValidationError or PayloadTooLargeError, in words for the site's log: visitors never send such a thing */
export function readOrder(body: unknown): SentOrder {
  const data = isRecord(body) && isRecord(body.data) ? body.data : null;
  if (!data) throw wrong('data');
  const { seenTotalCents } = data;
  if (typeof seenTotalCents !== 'number' || !Number.isSafeInteger(seenTotalCents) || seenTotalCents < 0)
    throw wrong('seenTotalCents');
  return {
    quantities: readQuantities(data.quantities),
    values: readValues(data.values),
    seenTotalCents,
    language: readLanguage(data.language),
    key: readKey(data.key),
    raw: data,
  };
}

function readQuantities(sent: unknown): SentOrder['quantities'] {
  if (!isRecord(sent) || Object.keys(sent).length > maxItems) throw wrong('quantities');
  const read = Object.entries(sent).map(([code, quantity]): [string, string | number] => {
    const isText = typeof quantity === 'string' && quantity.length <= maxQuantityLength;
    if (code.length > 40 || !(isText || typeof quantity === 'number')) throw wrong('quantities');
    return [code, quantity];
  });
  return Object.fromEntries(read);
}
