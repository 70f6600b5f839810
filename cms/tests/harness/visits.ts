import { ask, type ApiResponse, type App } from './app';
import { newMails, type Mail } from './emails';

const visitsPath = '/api/visitor-registrations';

let counted = 0;

/** A registration for the small fair, each with an e-mail of its own. */
export const visitor = (more: object = {}) => ({
  email: `bezoeker-${(counted += 1)}@post.example`,
  name: 'Noor de Wit',
  organisation: 'De Lindenhof',
  role: 'Projectleider',
  audience: 'corporaties',
  interests: [],
  days: ['2027-02-09'],
  language: 'nl',
  ...more,
});

/** Registers, from a network of its own: only so many registrations come from one without a captcha's token. */
export const register = (app: App, body: unknown) =>
  withLink(app, 'POST', '', { 'x-forwarded-for': `198.51.100.${(counted += 1) % 250}` }, body);
export const confirm = (app: App, token: unknown) =>
  ask(app, 'POST', `${visitsPath}/confirm`, { body: { token } });

/** A call with a link, which a header carries. */
export async function withLink(
  app: App,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<ApiResponse> {
  const response = await fetch(`${app.url}${visitsPath}${path && `/${path}`}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** The token in the link of a mail; `start` is what stands before it, after the host. */
export function tokenIn(mail: Mail | undefined, start: string): string {
  const after = mail?.text.split(`https://beurs.example/${start}`)[1];
  const token = /^[\w.-]+/.exec(after ?? '')?.[0];
  if (token === undefined) throw new Error(`No link to ${start} in the mail.`);
  return token;
}

/** Registers somebody up to the mail with the badge. */
export async function confirmed(app: App, more: object = {}) {
  const sent = visitor(more);
  await register(app, sent);
  const [asked] = await newMails(app, 1);
  const token = tokenIn(asked, 'email-valideren?bezoek=');
  const response = await confirm(app, token);
  const [badge] = await newMails(app, 1);
  const { code, link } = (response.body as { data: { code: string; link: string } }).data;
  return { sent, token, response, badge, code, link };
}
