import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { iconFiles, type IconFile } from './install/icons';
import { endings, tableEndings, type Ending } from './listing/files/list-file';

/** A list as files, at its own address with an ending; `feature` is the folder with the routes `file` and `print`. */
function files(list: string, feature: string, endings: readonly Ending[]) {
  return endings.map((ending) => {
    const module = ending === 'print' ? 'print.tsx' : 'file.ts';
    return route(`${list}.${ending}`, `${feature}/routes/${module}`, { id: `${list}.${ending}` });
  });
}

/** The site's icons, at the addresses that browsers know. */
const icons = (Object.keys(iconFiles) as IconFile[]).map((file) =>
  route(file, 'install/routes/icon.ts', { id: file }),
);

/** The site's table of contents: every URL, one line each. */
export default [
  index('pages/home.tsx'),

  route('programma', 'programme/routes/list.tsx', { id: 'programme' }),
  ...files('programma', 'programme', endings),
  route('programma/schedule.json', 'programme/routes/schedule.ts', { id: 'programma/schedule.json' }),
  route('programma/schedule.xml', 'programme/routes/schedule.ts', { id: 'programma/schedule.xml' }),
  // The list of a kind, or a session by its number.
  route('programma/:id', 'programme/routes/kind-or-session.tsx'),
  ...files('programma/:id', 'programme', endings),
  route('programma/:id/agenda.ics', 'programme/routes/calendar.ts'),

  route('mijn-badge', 'visitors/routes/own-badge.tsx'),
  route('mijn-programma', 'agenda/routes/my-programme.tsx'),
  route('mijn-programma.ics', 'agenda/routes/calendar.ts'),
  route('mijn-programma/abonnement.ics', 'agenda/routes/feed.ts'),

  route('standhouders', 'exhibitors/routes/list.tsx', { id: 'exhibitors' }),
  ...files('standhouders', 'exhibitors', tableEndings),
  // The list of a kind. Of a number it leads to the exhibitor, whose address has a name behind it.
  route('standhouders/:kind', 'exhibitors/routes/list.tsx', { id: 'exhibitors/kind' }),
  ...files('standhouders/:kind', 'exhibitors', tableEndings),
  route('standhouders/:id/:slug', 'exhibitors/routes/detail.tsx'),

  route('sprekers', 'speakers/routes/list.tsx'),
  ...files('sprekers', 'speakers', tableEndings),
  route('sprekers/:id/:slug?', 'speakers/routes/detail.tsx'),

  route('paviljoens', 'pavilions/routes/list.tsx'),
  route('paviljoens/:id/:slug?', 'pavilions/routes/detail.tsx'),

  route('editie/:year', 'editions/routes/overview.tsx'),
  route('editie/:year/programma', 'editions/routes/programme.tsx'),
  route('editie/:year/standhouders', 'editions/routes/exhibitors.tsx'),
  route('editie/:year/sprekers', 'editions/routes/speakers.tsx'),

  route('plattegrond', 'floor-plan/routes/plan.tsx'),

  route('c', 'account/oauth/routes/auth-callback.tsx'),
  route('email-valideren', 'pages/email-confirmation.tsx'),

  route('bezoekersprofiel', 'visitors/routes/profile.tsx'),
  route('bezoekersprofiel/badge.pdf', 'visitors/routes/badge.ts'),
  route('inchecken', 'visitors/routes/check-in.tsx'),

  route('plaats', 'places/routes/place.tsx'),
  route('plaats/aanvragen', 'places/routes/place-request.tsx'),
  route('plaats/deelnemers', 'places/routes/host-list.tsx'),

  route('inloggen', 'account/routes/sign-in.tsx'),
  route('inloggen/firebase', 'account/routes/firebase.tsx'),
  route('inloggen/firebase/apple', 'account/routes/apple.tsx'),
  route('uitloggen', 'account/routes/sign-out.tsx'),
  route('uitgelogd', 'account/routes/signed-out.tsx'),
  route('registreren', 'account/routes/register.tsx'),
  route('wachtwoord-vergeten', 'account/routes/forgot-password.tsx'),
  route('wachtwoord-herstellen', 'account/routes/reset-password.tsx'),
  layout('account/routes/frame.tsx', [
    route('account', 'account/routes/overview.tsx'),
    route('account/beveiliging', 'account/routes/security.tsx'),
    route('account/statistieken', 'statistics/routes/own.tsx'),
    route('account/gegevens', 'account/routes/data-export.tsx'),
  ]),
  route('account/gegevens.json', 'account/routes/download.ts'),
  route('account/verwijderd', 'account/routes/deleted.tsx'),

  route('adverteren-en-signing', 'orders/routes/list.tsx'),
  route('adverteren-en-signing/bestellen', 'orders/routes/order.tsx'),
  route('adverteren-en-signing/besteld', 'orders/routes/placed.tsx'),

  route('contractformulier/verder', 'contracts/routes/resume.ts'),
  route('contractformulier/weggooien', 'contracts/routes/discard.tsx'),
  route('contractformulier/overzicht', 'contracts/routes/overview.tsx'),
  route('contractformulier/ontvangen', 'contracts/routes/signed.tsx'),
  route('contractformulier/:step', 'contracts/routes/step.tsx'),

  route('nieuws.rss', 'news/routes/feed.ts'),
  route('nieuws', 'news/routes/list.tsx'),
  route('nieuws/:id/:slug?', 'news/routes/detail.tsx'),
  route('interviews', 'interviews/routes/list.tsx'),
  route('interviews/:id/:slug?', 'interviews/routes/detail.tsx'),
  route('kalender', 'calendar/routes/list.tsx'),
  ...files('kalender', 'calendar', endings),
  route('kalender/:id/:slug?', 'calendar/routes/detail.tsx'),
  route('vacatures', 'vacancies/routes/list.tsx'),
  ...files('vacatures', 'vacancies', tableEndings),
  route('vacatures/:id/:slug?', 'vacancies/routes/detail.tsx'),

  route('faq', 'faq/routes/faq.tsx'),
  route('fotoalbums/:id/:slug?', 'photos/routes/album.tsx'),
  route('reglement-standhouders', 'rules/routes/rules.tsx'),

  route('nieuwsbrief/bevestigen', 'newsletter/routes/confirm.tsx'),
  route('nieuwsbrief/afmelden', 'newsletter/routes/leave.tsx'),

  route('l/:id', 'redirects/short-link.tsx'),
  route('sitemap.xml', 'sitemap/routes/sitemap.ts'),
  route('manifest.webmanifest', 'install/routes/web-manifest.ts'),
  ...icons,
  route('robots.txt', 'sitemap/routes/robots.ts'),
  route('deel/*', 'share-card/routes/picture.ts'),
  route('zoeken', 'search/routes/page.tsx'),
  route('zoeken.json', 'search/routes/response.ts'),
  route('zoeken.index.json', 'search/routes/index-file.ts'),

  route('offline', 'offline/routes/offline.tsx'),

  route('statistieken', 'statistics/routes/shared.tsx'),
  route('privacy/statistiek', 'privacy/routes/counting.tsx'),

  route('formulieren/:slug', 'pages/form-preview.tsx'),
  route('health', 'pages/health.ts'),
  route(':slug', 'pages/page.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
