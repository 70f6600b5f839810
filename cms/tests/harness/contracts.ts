import { offerVersion } from 'beursvloer-domain/prices';
import { getStandOffer, offerUid } from '../../src/contracts/stand-offer';
import type { App } from './app';
import type { Answer } from './submissions';

/** A contract of the small fair, filled in well. */
const filledIn = {
  company: 'Noordwand Bouw B.V.',
  kvk: '30 123 456',
  vatNumber: 'nl 1234.56.782.B01',
  street: 'Kanaalweg 12',
  postcode: '3526kl',
  place: 'Utrecht',
  signatoryName: 'José van der Meulen',
  signatoryRole: 'Directeur',
  signatoryEmail: 'Jose@Noordwand.example',
  signatoryPhone: '030 000 00 00',
  standContact: 'signatory',
  kind: 'Nieuwbouwconcept',
  themes: ['houtbouw', 'circulair'],
  standKind: 'ingericht',
  squareMetres: '24',
  building: 'wanden',
  standWishes: 'Aan het <b>brede</b> gangpad.',
  publicName: 'Noordwand',
  summary: 'Houten gevels die in een dag tegen een bestaand huis staan.',
  webAddress: 'https://noordwand.example',
  invoiceEmail: 'facturen@noordwand.example',
  purchaseReference: '',
  accountHolder: 'Noordwand Bouw B.V.',
  iban: 'NL91 ABNA 0417 1643 00',
  mandate: 'ja',
};

export const filledInIban = 'NL91ABNA0417164300';

/** The site's body for a signed contract, by the prices of now. */
export async function signedContract(app: App, more: object = {}, values: object = {}): Promise<object> {
  const offer = await getStandOffer(app.strapi);
  if (!offer) throw new Error('There are no prices.');
  return contractAt(offerVersion(offer.prices), more, values);
}

/** The same at these prices, without asking what they are now. */
export function contractAt(version: string, more: object = {}, values: object = {}): object {
  return {
    values: { ...filledIn, ...values },
    signature: { rulesAccepted: 'ja', authorised: 'ja', typedName: 'jose van der meulen' },
    statements: ['Ik ga akkoord met het reglement, versie 2027.1.', 'Ik mag dit contract ondertekenen.'],
    rulesVersion: '2027.1',
    offerVersion: version,
    language: 'nl',
    ...more,
  };
}

/** An order of the small fair, filled in well. */
export const placedOrder = (more: object = {}, values: object = {}): object => ({
  quantities: { 'VL-01': '2' },
  values: {
    company: 'Noordwand Bouw B.V.',
    contactName: 'José van der Meulen',
    email: 'Jose@Noordwand.example',
    phone: '030 000 00 00',
    purchaseReference: 'PO-7',
    remark: 'Graag <b>snel</b>.',
    accepted: 'ja',
    ...values,
  },
  // Twice € 685.00 and 21% VAT.
  seenTotalCents: 165_770,
  language: 'nl',
  ...more,
});

let visitors = 0;

/** Sends one, from a network of its own unless one is given. */
export async function send(
  app: { url: string },
  target: 'contracts' | 'orders',
  data: unknown,
  ip = `203.0.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`,
): Promise<Answer> {
  const response = await fetch(`${app.url}/api/${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: typeof data === 'string' ? data : JSON.stringify({ data }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Hands over a file for one of these forms. Returns its id. */
export async function upload(app: App, form: 'contract' | 'order', field: string): Promise<string> {
  const { name, bytes } = files[form];
  const response = await fetch(`${app.url}/api/form-uploads?form=${form}&field=${field}&name=${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-beursvloer-uploads': 'test-secret-of-the-purges',
    },
    body: new Uint8Array(bytes),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

/** A logo is a picture, of one pixel here; artwork is mostly a PDF. */
const files = {
  contract: {
    name: 'logo.png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  order: { name: 'logo.pdf', bytes: Buffer.from('%PDF-1.4\nartwork\n%%EOF\n') },
};

/** Gives the small fair somebody who answers mail. */
export async function giveOrganiser(app: App): Promise<void> {
  const uid = 'api::site-setting.site-setting';
  const site = await app.strapi.documents(uid).findFirst({ locale: 'nl' });
  const data: object = {
    contact: { email: 'post@beurs.example' },
    orders: { email: 'orders@beurs.example' },
  };
  await app.strapi.documents(uid).update({ documentId: site?.documentId ?? '', locale: 'nl', data });
}

/** Changes what stands cost. */
export async function changePrices(app: App, data: object): Promise<void> {
  const row = await app.strapi.documents(offerUid).findFirst();
  await app.strapi.documents(offerUid).update({ documentId: row?.documentId ?? '', data });
}

export const contracts = (app: App, where: object = {}) =>
  app.strapi.db.query('api::exhibitor-contract.exhibitor-contract').findMany({ where, orderBy: 'id' });
export const orders = (app: App, where: object = {}) =>
  app.strapi.db.query('api::catalogue-order.catalogue-order').findMany({ where, orderBy: 'id' });
