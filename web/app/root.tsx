import { use, useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useHref,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root';
import { followSignIn, watchSignIn } from './account/current-user';
import { reloadWhenChunkMissing, useRouteCodeMissing } from './builds/missing-chunk';
import { loadNewerPage } from './builds/newer-build';
import { titlePrefixContext } from './form-engine/form.server';
import { pinnedNow } from './clock/clock.server';
import { drawingMoment } from './content/cache/by-the-clock.server';
import { cmsFor } from './content/client/context.server';
import type { RequestContext } from './content/client/visitor/visitor.server';
import { fairPhase } from './content/types/fair-phase.server';
import { getBrand } from './content/types/brand';
import { listEmptyTypes } from './content/types/empty-types';
import { listEditions } from './content/types/edition';
import { listExhibitorKinds } from './content/types/exhibitor-kind';
import { announcementIn, getNavigation, getSiteSettings } from './content/types/site';
import { refreshColourMode, themeColours } from './shell/colour-mode/colour-mode';
import { environment } from './environment.server';
import { ErrorScreen, errorTitle } from './shell/error-screen/error-screen';
import { headFiles } from './rendering/paint/head-files';
import { headScript } from './shell/head-script';
import { Frame } from './shell/layouts/frame';
import { listPhotoPages } from './content/types/photo-page';
import { withArchives } from './site/archive-links';
import { filledMenus } from './site/filled-menus';
import { siteUrlOf } from './site/site-url.server';
import { siteBrandOf } from './install/site-brand.server';
import { bareSite, SiteProvider, type Site } from './site/site-context';
import { defaultLocale, localeOf, localePath, type Locale } from './messages/locale';
import { textPathsOf } from './messages/text-files';
import { loadTexts } from './messages/fetched';
import { MessagesProvider, messagesFor } from './messages/messages';
import { Nonce } from './rendering/nonce';
import { PageScripts } from '../router-internals/page-scripts';
import { previewParam } from './content/client/visitor/preview-param';
import { ScrollRestoration } from './shell/scroll-restoration';
import { setPreviewHeaders, previewOf, requireGoodLink, showPhase } from './shell/preview/preview.server';
import { followRedirects } from './redirects/follow-redirects.server';
import { leaveLanguage } from './redirects/leave-language.server';
import { loadDrawings } from './icons/drawings';
import { IconSprite } from './icons/sprite';
import { stopDeferringLayout } from './rendering/paint/deferred-layout';
import { hasTitlePrefix, recordTitlePrefix } from './meta/title-prefix';
import { ShownPage } from './counting/shown-page';
import { hydrateBeforeNavigation } from './rendering/hydration/on-interaction';

export const middleware = [setPreviewHeaders, requireGoodLink, leaveLanguage, showPhase, followRedirects];
export const clientMiddleware = [
  followSignIn,
  loadNewerPage,
  reloadWhenChunkMissing,
  stopDeferringLayout,
  loadTexts,
  loadDrawings,
  hydrateBeforeNavigation,
];

/**
 * Data for every page, the same for every visitor. Without the content backend the frame still renders, with
 * default settings.
 */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Site> {
  const cms = cmsFor(context);
  const locale = localeOf(url.pathname);
  const site = {
    locale,
    clockPinned: pinnedNow() !== null,
    origin: siteUrlOf(url),
    preview: previewOf(context, request),
    iconHosts: environment.iconHosts,
    ...titlePrefixOf(context),
  };
  try {
    const [
      { announcements, ...settings },
      navigation,
      phase,
      brand,
      exhibitorKinds,
      emptyTypes,
      photoPages,
      editions,
    ] = await Promise.all([
      getSiteSettings(cms),
      getNavigation(cms),
      fairPhase(cms),
      getBrand(cms),
      // Cards without their kinds are better than no page.
      listExhibitorKinds(cms).catch(() => []),
      // A menu with a link too many is better than none.
      listEmptyTypes(cms).catch(() => []),
      listPhotoPages(cms).catch(() => []),
      listEditions(cms).catch(() => []),
    ]);
    const menus = filledMenus(navigation, emptyTypes, photoPages);
    return {
      ...bareSite,
      ...site,
      now: drawingMoment(settings.days),
      phase,
      announcement: announcementIn(announcements, phase),
      settings,
      navigation: withArchives(menus, editions, messagesFor(locale).search.kinds.past),
      brand: siteBrandOf(brand),
      exhibitorKinds,
    };
  } catch {
    // The gateway has logged it, and the page's own loader sets the right status.
    return { ...bareSite, ...site, now: drawingMoment([]) };
  }
}

function titlePrefixOf(context: RequestContext): Pick<Site, 'titlePrefix'> {
  const titlePrefix = context.get(titlePrefixContext);
  return titlePrefix === null ? {} : { titlePrefix };
}

/**
 * The frame's data stays the same across navigations, except when a preview begins, ends or changes, or a form was rejected.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isOtherPreview = currentUrl.searchParams.get(previewParam) !== nextUrl.searchParams.get(previewParam);
  return isOtherPreview || hasTitlePrefix();
}

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: headFiles.stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** The error screen says when to come back. A page that is shown has headers of its own. */
export function headers({ parentHeaders, errorHeaders }: Route.HeadersArgs) {
  const retryAfter = errorHeaders?.get('Retry-After') ?? null;
  const headers = new Headers(parentHeaders);
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (error)
    return [
      { title: errorTitle(error, loaderData?.locale ?? defaultLocale) },
      { name: 'robots', content: 'noindex' },
    ];
  return [{ title: loaderData?.settings.name ?? bareSite.settings.name }];
}

/** The scripts of a page with its texts. It alone is drawn again when the path changes. */
function StartScripts({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  return <PageScripts nonce={use(Nonce)} files={textPathsOf(locale, pathname)} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useHref('/'));
  const nonce = use(Nonce);
  const site = useRouteLoaderData<typeof loader>('root') ?? { ...bareSite, locale };
  // React does not recognise a theme colour that the script has changed, and adds its own.
  useEffect(refreshColourMode, []);
  return (
    // The inline script changes the element before React hydrates it: colours, and what was dismissed.
    <html lang={site.locale} data-announcement={site.announcement?.id} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Without JavaScript the device decides. The script sets both to the colour of the chosen mode. */}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={themeColours.dark}
          suppressHydrationWarning
        />
        <meta name="theme-color" content={themeColours.light} suppressHydrationWarning />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={headScript} />
        <Meta />
        <link rel="manifest" href={localePath(site.locale, '/manifest.webmanifest')} />
        {(site.brand?.fonts ?? headFiles.fonts).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {site.brand?.sheet && <link rel="stylesheet" href={site.brand.sheet} />}
      </head>
      <body>
        <IconSprite />
        <MessagesProvider locale={site.locale}>
          <SiteProvider site={site}>{children}</SiteProvider>
        </MessagesProvider>
        <ScrollRestoration />
        <StartScripts locale={locale} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(() => recordTitlePrefix(loaderData.titlePrefix), [loaderData.titlePrefix]);
  if (useRouteCodeMissing()) throw new Error('The code of the page did not load');
  useEffect(watchSignIn, []);
  return (
    <Frame>
      <Outlet />
      {/* An editor who looks at a preview is no visitor. */}
      {loaderData.preview === null && <ShownPage />}
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame layout="default">
      <ErrorScreen error={error} />
      <ShownPage isMissing={isRouteErrorResponse(error) && error.status === 404} />
    </Frame>
  );
}
