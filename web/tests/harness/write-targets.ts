import type { Template } from './malformed';

/** A path that takes forms, with the fields of a form without faults. */
export interface Target {
  /** `web` for pages and what passes through the site, `cms` for the content backend itself. */
  program: 'web' | 'cms';
  path: string;
  fields: Template;
}

const page = (path: string, fields: Template): Target => ({ program: 'web', path, fields });
const endpoint = (path: string, fields: Template): Target => ({ program: 'cms', path, fields });

const email = 'noor@bezoeker.example';
const password = 'vier losse woorden thuis';
const hidden = { begonnen: '1', controleveld: '' };
/** A robot's fields: the key and token of a form that it saw once, again and again. */
const replayed = { ...hidden, sleutel: '0123456789abcdef0123456789abcdef', captcha: 'x.y' };
const question = { onderwerp: 'pers', naam: 'Noor', email, bericht: 'Wanneer is de persrondleiding?' };
const visitor = { email, name: 'Noor', audience: 'pers', days: '2027-02-09', hasNeeds: 'yes', needs: 'diet' };
const company = { company: 'Bouw bv', contactName: 'Noor', email, phone: '030 123 45 67', accepted: 'ja' };
const organisation = { company: 'Bouw bv', kvk: '12345678', vatNumber: 'NL000099998B57', street: 'Weg 1' };
const secret = `${'0'.repeat(8)}-${'x'.repeat(43)}`;

/** Every route with an action, by its id in `web/app/routes.ts`. */
export const routes: Readonly<Record<string, readonly Target[]>> = {
  'pages/home': [page('/', { form: 'contact', ...question, ...replayed })],
  'pages/page': [
    page('/contact', { form: 'contact', ...question, ...hidden }),
    page('/werken-bij-de-beurs', { form: 'open-sollicitatie', ...question, cv: 'x', ...hidden }),
  ],
  'vacancies/routes/detail': [
    page('/vacatures/8001', { form: 'solliciteren', ...question, motivatie: question.bericht, ...hidden }),
  ],
  'privacy/routes/counting': [page('/privacy/statistiek', { tellen: 'nee' })],
  'pages/form-preview': [page('/formulieren/contact', { form: 'contact', ...question })],
  'pages/email-confirmation': [
    page('/email-valideren', { form: 'bevestigen', email }),
    page(`/email-valideren?bezoek=${secret}`, { form: 'bezoek' }),
  ],
  'visitors/routes/profile': [
    page('/bezoekersprofiel', { form: 'aanmelden', ...visitor, ...hidden }),
    page(`/bezoekersprofiel?link=${secret}`, { form: 'wijzigen', ...visitor }),
  ],
  'places/routes/place': [
    page(`/plaats?link=${'A'.repeat(16)}.mzzzzzzz.${'x'.repeat(43)}`, { doen: 'nemen' }),
  ],
  'places/routes/place-request': [
    page('/plaats/aanvragen?onderdeel=2001', { form: 'plaats', name: 'Noor', email, ...hidden }),
  ],
  'places/routes/host-list': [
    page(`/plaats/deelnemers?link=${secret}`, { deelnemer: '1', aanwezig: 'ja', vol: '' }),
  ],
  'contracts/routes/step': [
    page('/contractformulier/organisatie', { form: 'contract-organisatie', ...organisation }),
    page('/contractformulier/profiel', { form: 'contract-profiel', logo: 'x' }),
  ],
  'contracts/routes/overview': [
    page('/contractformulier/overzicht', { form: 'contract-overzicht', signedBy: 'Noor', ...replayed }),
  ],
  'contracts/routes/discard': [page('/contractformulier/weggooien', { form: 'weggooien' })],
  'orders/routes/order': [
    page('/adverteren-en-signing/bestellen?AD-01=2', { form: 'bestelling', ...company, ...replayed }),
  ],
  'newsletter/routes/confirm': [page(`/nieuwsbrief/bevestigen?code=${secret}`, { form: 'bevestigen' })],
  'newsletter/routes/leave': [
    page(`/nieuwsbrief/afmelden?code=${secret}`, { 'List-Unsubscribe': 'One-Click' }),
  ],
  'account/routes/sign-in': [page('/inloggen', { form: 'inloggen', email, password })],
  'account/routes/firebase': [page('/inloggen/firebase', { form: 'firebase', token: 'a.b.c' })],
  'account/routes/apple': [page('/inloggen/firebase/apple', { state: 'x', code: 'a.b.c' })],
  'account/routes/sign-out': [page('/uitloggen', { form: 'uitloggen' })],
  'account/routes/register': [page('/registreren', { form: 'registreren', name: 'Noor', email, password })],
  'account/routes/forgot-password': [page('/wachtwoord-vergeten', { form: 'vergeten', email })],
  'account/routes/reset-password': [
    page('/wachtwoord-herstellen', { form: 'herstellen', code: 'x', password }),
  ],
  'account/routes/overview': [page('/account', { form: 'naam', name: 'Noor' })],
  'account/routes/security': [
    page('/account/beveiliging', { form: 'wachtwoord', currentPassword: password, password }),
  ],
  'account/routes/data-export': [page('/account/gegevens', { form: 'verwijderen', password })],
};

/** Calls that browsers may make without a page: `web/server/proxy/api-allow-list.ts`. */
export const calls: readonly Target[] = [
  page('/api/auth/local', { identifier: email, password }),
  page('/api/auth/local/register', { username: 'Noor', email, password }),
  page('/api/auth/forgot-password', { email }),
  page('/api/auth/reset-password', { code: 'x', password, passwordConfirmation: password }),
  page('/api/auth/change-password', { currentPassword: password, password, passwordConfirmation: password }),
  page('/api/auth/send-email-confirmation', { email }),
  page('/api/account/agenda', { entries: 'x' }),
  page('/api/account/agenda/feed', { alarm: 'x' }),
  page('/api/agenda-feeds', { sessions: 'x', alarm: 'x' }),
  page('/api/agenda-feeds/sessions', { key: secret, sessions: 'x' }),
  page('/api/agenda-feeds/stop', { key: secret }),
  page('/api/visitor-registrations/check-in', { crew: 'x', code: 'y' }),
  page('/api/push/installations', { id: 'c123456789012345678901' }),
  page('/api/push/installations/c123456789012345678901/auth-token', { refreshToken: secret }),
  page('/api/push/registrations', { applicationServerKey: 'x', language: 'nl', clock: '1' }),
  page('/api/push/tester', { code: secret }),
  page('/api/push/shown', { receipt: 'x' }),
  page('/api/push/pressed', { receipt: 'x' }),
  page('/api/statistics/', { events: 'x', session: 'y' }),
  page('/api/_form-file?page=/werken-bij-de-beurs&form=open-sollicitatie&field=cv&name=a.pdf', question),
];

/** The content backend's own endpoints, which the site calls for visitors. */
export const endpointsOf = (form: string): readonly Target[] => [
  endpoint(`/api/forms/${form}/submissions`, { ...question, ...replayed }),
  endpoint(`/api/form-uploads?form=${form}&field=bericht&name=a.png`, question),
  endpoint('/api/form-drafts', { form: 'contract', step: 'organisatie', ...organisation }),
  endpoint('/api/contracts', { ...organisation, typedName: 'Noor', ...replayed }),
  endpoint('/api/orders', { ...company, ...replayed }),
  endpoint('/api/visitor-registrations', { ...visitor, ...replayed }),
  endpoint('/api/visitor-registrations/confirm', { code: secret }),
  endpoint('/api/visitor-registrations/check-in', { crew: 'x', code: 'y' }),
  endpoint('/api/session-places', { session: '2001', name: 'Noor', email, ...hidden }),
  endpoint('/api/session-places/own', { link: secret }),
  endpoint('/api/newsletter/confirm', { secret }),
  endpoint('/api/newsletter/leave', { secret }),
];
