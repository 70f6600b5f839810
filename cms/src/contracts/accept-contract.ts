import { createHash } from 'node:crypto';
import {
  contractForm,
  contractOptions,
  isSameName,
  judgeContract,
  signatureForm,
  signedText,
  signedTextVersion,
  standWishOf,
  type SignedFile,
} from 'beursvloer-domain/contracts';
import { judge, type FormValues } from 'beursvloer-domain/forms';
import { offerVersion, standTotal, type StandFault } from 'beursvloer-domain/prices';
import type { Core } from '@strapi/strapi';
import { languageFor } from '../platform/documents/languages-of-fair';
import { readEmail } from '../platform/mail/read-email';
import { ErrorResponse } from '../platform/http/error-responses';
import { fairDay } from '../platform/clock/fair-day';
import { contractCodeForm } from './contract-form';
import { faultsOf, filesGone, invalid, tooLong, type FieldFault } from '../platform/forms/submissions/accept';
import { filesIn, withFiles } from '../platform/forms/submissions/files';
import { handIn, hashOfFile } from '../platform/forms/submissions/hand-in';
import { receiptOfKey } from '../platform/forms/submissions/store';
import { contractCopy, copyForExhibitor, copyForOrganiser, type Signed } from './contract-copy';
import type { SentContract } from './read-contract';
import { findRulesInForce } from './rules-in-force';
import { getStandOffer, type StandOffer } from './stand-offer';
import { contractErrors } from './texts';
import { findLists } from './contract-lists';

const form = contractCodeForm.name;

/**
 * Judges a signed contract by the prices and rules of this moment, stores it with its mails, and returns its receipt.
 * @throws ValidationError with a fault per field; a 409 for prices or rules that are not those which the visitor saw
 */
export async function acceptContract(
  strapi: Core.Strapi,
  sent: SentContract,
  { network, now = Date.now() }: { network: string; now?: number },
): Promise<{ receipt: string }> {
  const { key, language } = sent;
  const repeated = key === null ? null : await receiptOfKey(strapi, form, key);
  if (repeated !== null) return { receipt: repeated };
  const today = fairDay(now);
  const offer = await requireCurrent(strapi, sent, today);
  const lists = await findLists(strapi);
  const definition = contractForm(contractOptions(offer.prices, lists.chosenFrom));
  const { values: filled, gone } = await withFiles(strapi, form, definition, sent);
  const { values, failures, standFault } = judgeContract(offer.prices, lists.chosenFrom, filled, today);
  const signature = judge(signatureForm, sent.signature, today);
  const typedName = textOf(signature.values, 'typedName');
  const faults = [
    ...faultsOf(failures),
    ...faultsOfWish(standFault, failures),
    ...faultsOf(signature.failures),
    ...tooLong(values),
    ...filesGone(gone),
  ];
  if (!signature.failures.has('typedName') && !isSameName(typedName, textOf(values, 'signatoryName')))
    faults.push({ path: ['typedName'], name: 'same-name', args: [] });
  const total = standTotal(offer.prices, standWishOf(values));
  const email = readEmail(values.signatoryEmail);
  if (faults.length > 0 || total === null || email === null) throw invalid(faults);

  const { statements, rulesVersion } = sent;
  const text = signedText({
    rulesVersion,
    total,
    values,
    typedName,
    statements,
    language,
    offerVersion: sent.offerVersion,
    prices: offer.prices,
    files: await hashesOf(strapi, values),
    signedAt: new Date(now).toISOString(),
  });
  const hash = createHash('sha256').update(text).digest('hex');
  const signed: Signed = {
    values,
    total,
    offer,
    statements,
    typedName,
    rulesVersion,
    hash,
    lists,
    signedAt: now,
  };
  const mailLanguage = await languageFor(strapi, language);
  return handIn(
    strapi,
    {
      form: contractCodeForm,
      version: signedTextVersion,
      language,
      key,
      values,
      email,
      raw: sent.raw,
      draftToken: sent.draftToken,
      content: { values, typedName, statements, rulesVersion, prices: offer.prices },
      copy: contractCopy(signed, 'nl'),
      storeOwn: async ({ submission, receipt }) => {
        await strapi.db.query(contractCodeForm.uid).create({
          data: {
            submission,
            receipt,
            email,
            language,
            rulesVersion,
            statements,
            typedName,
            hash,
            total,
            documentId: submission,
            publishedAt: new Date(now),
            company: textOf(values, 'company'),
            offerVersion: sent.offerVersion,
            prices: offer.prices,
            grossCents: total.total.gross,
            signedText: text,
            signedAt: now,
          },
        });
      },
      organiser: 'contact',
      mailForOrganiser: (receipt) => copyForOrganiser(signed, receipt),
      mailForSender: (receipt) => copyForExhibitor(signed, mailLanguage, receipt),
    },
    { network, now },
  );
}

async function requireCurrent(strapi: Core.Strapi, sent: SentContract, today: string): Promise<StandOffer> {
  const [offer, rules] = [await getStandOffer(strapi), await findRulesInForce(strapi, today)];
  if (!offer || rules === null) throw new ErrorResponse(503, 'ContractClosed', contractErrors.closed);
  if (sent.rulesVersion !== rules)
    throw new ErrorResponse(409, 'RulesChanged', contractErrors.rulesChanged(rules), {
      version: rules,
    });
  const version = offerVersion(offer.prices);
  if (sent.offerVersion !== version)
    throw new ErrorResponse(409, 'PricesChanged', contractErrors.pricesChanged, { version });
  return offer;
}

const fieldOfFault: Readonly<Record<StandFault, string>> = {
  'unknown-kind': 'standKind',
  'no-size': 'squareMetres',
  'too-small': 'squareMetres',
  'too-large': 'squareMetres',
  'no-building': 'building',
};

function faultsOfWish(fault: StandFault | null, failures: ReadonlyMap<string, unknown>): FieldFault[] {
  if (fault === null || failures.has(fieldOfFault[fault])) return [];
  return [{ path: [fieldOfFault[fault]], name: fault, args: [] }];
}

const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

async function hashesOf(strapi: Core.Strapi, values: FormValues): Promise<Record<string, SignedFile[]>> {
  const files: Record<string, SignedFile[]> = {};
  for (const [name, value] of Object.entries(values))
    for (const file of filesIn({ [name]: value }))
      (files[name] ??= []).push({ name: file.name, sha256: await hashOfFile(strapi, file) });
  return files;
}
