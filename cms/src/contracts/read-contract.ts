import type { FormValues } from 'beursvloer-domain/forms';
import { errors } from '@strapi/utils';
import {
  isRecord,
  readKey,
  readLanguage,
  readValues,
  wrong,
  type SentValues,
} from '../platform/forms/submissions/sent';

/** A contract as the site sends it for a visitor, in the right shape; what it says is not judged yet. */
export interface SentContract {
  values: SentValues;
  signature: FormValues;
  statements: string[];
  rulesVersion: string;
  offerVersion: string;
  language: string;
  key: string | null;
  draftToken: string | null;
  raw: Readonly<Record<string, unknown>>;
}

const maxStatements = 10;
const maxStatementLength = 4000;

/** @throws ValidationError or PayloadTooLargeError, in words for the site's log: visitors never send such a thing */
export function readContract(body: unknown): SentContract {
  const data = isRecord(body) && isRecord(body.data) ? body.data : null;
  if (!data) throw wrong('data');
  return {
    values: readValues(data.values),
    signature: readValues(data.signature, 'signature'),
    statements: readStatements(data.statements),
    rulesVersion: readText(data, 'rulesVersion', 40),
    offerVersion: readText(data, 'offerVersion', 10_000),
    language: readLanguage(data.language),
    key: readKey(data.key),
    draftToken:
      data.draftToken === undefined || data.draftToken === null ? null : readText(data, 'draftToken', 100),
    raw: data,
  };
}

function readStatements(sent: unknown): string[] {
  const { statements } = readValues({ statements: sent }, 'statements');
  if (!Array.isArray(statements) || statements.length === 0 || statements.length > maxStatements)
    throw wrong('statements');
  const texts: string[] = statements.map((text: string) => text.trim());
  if (texts.some((text) => text === '')) throw wrong('statements');
  if (texts.some((text) => text.length > maxStatementLength))
    throw new errors.PayloadTooLargeError('The statements are too large.');
  return texts;
}

function readText(data: Readonly<Record<string, unknown>>, name: string, maxLength: number): string {
  const value = data[name];
  if (typeof value !== 'string' || value === '' || value.length > maxLength) throw wrong(name);
  return value;
}
