import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app';

/** The form of the small fair, filled in well. */
const filledIn = {
  onderwerp: 'stand',
  standnummer: '1.A02',
  email: 'Noor@Bezoeker.example',
  bericht: 'Mag ik <b>vlaggen</b> ophangen?\r\nEn hoe hoog?',
};

export interface Answer {
  status: number;
  body: {
    data?: { receipt: string };
    error?: {
      name: string;
      message: string;
      details: { errors?: { path: string[]; name: string; args: string[] }[] };
    };
  };
}

let visitors = 0;

/** Sends what the site's server sends for a visitor, from a network of its own unless one is given. */
export async function submit(
  url: string,
  form: string,
  data: unknown,
  ip = `198.51.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`,
): Promise<Answer> {
  const response = await fetch(`${url}/api/forms/${form}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

export const wellFilledIn = (more: object = {}, values: object = {}) => ({
  version: 1,
  language: 'nl',
  values: { ...filledIn, ...values },
  ...more,
});

export async function formOf(app: App, slug: string): Promise<string> {
  const [form] = await app.strapi.documents('api::form.form').findMany({ filters: { slug } });
  if (!form) throw new Error(`There is no form ${slug}.`);
  return form.documentId;
}

export interface Stored {
  id: number;
  receipt: string;
  form: string;
  version: number;
  state: string;
  withoutCaptcha?: boolean;
  email: string | null;
  values: Record<string, unknown>;
}

export const stored = (app: App, where: object = {}): Promise<Stored[]> =>
  app.strapi.db.query('api::form-submission.form-submission').findMany({ where, orderBy: 'id' });

export interface Outgoing {
  id: number;
  recipient: string;
  key: string;
  state: string;
  attempts: number;
  error: string | null;
  content: unknown;
}

/** The mails that wait or left: those about a submission, or to somebody. */
export async function outgoing(
  app: App,
  { submission, recipient }: { submission?: number | undefined; recipient?: string } = {},
): Promise<Outgoing[]> {
  const query = app.strapi.db.connection('deliveries').where({ kind: 'mail' }).orderBy('id');
  if (submission !== undefined) void query.andWhere({ owner: submission });
  if (recipient !== undefined) void query.andWhere({ recipient });
  const rows: (Omit<Outgoing, 'content'> & { payload: string | null })[] = await query;
  return rows.map((row) => ({
    ...row,
    content: row.payload === null ? null : JSON.parse(row.payload).content,
  }));
}

/** Waits until it holds. Throws after 15 s. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await holds()); waitedMs += 50) {
    if (waitedMs >= 15_000) throw new Error('It did not happen within 15 s.');
    await pause(50);
  }
}
