import type { SiteSettings } from '../content/types/site';
import { localePath, type Locale } from '../messages/locale';
import type { Messages } from '../messages/nl';
import { themeColours } from '../shell/colour-mode/colour-mode';

const iconsOf = (version: string | null) =>
  [
    { file: 'app-icon-192.png' as const, sizes: '192x192' },
    { file: 'app-icon-512.png' as const, sizes: '512x512' },
    { file: 'app-icon-maskable-512.png' as const, sizes: '512x512', purpose: 'maskable' },
  ].map(({ file, ...rest }) => ({
    src: version === null ? `/${file}` : `/${file}?v=${version}`,
    type: 'image/png',
    ...rest,
  }));

interface Fair {
  settings: Pick<SiteSettings, 'name' | 'edition' | 'tagline'>;
  iconVersion: string | null;
  locale: Locale;
  messages: Messages;
}

/** The web app manifest: https://www.w3.org/TR/appmanifest/. Each language is an app of its own. */
export function manifestOf({ settings, iconVersion, locale, messages }: Fair) {
  const { name, edition, tagline } = settings;
  const to = (path: string) => localePath(locale, path);
  const { programme, exhibitors, floorPlan, ownProgramme } = messages;
  return {
    id: to('/'),
    start_url: to('/'),
    scope: '/',
    display: 'standalone',
    name: [name, edition].filter(Boolean).join(' '),
    short_name: name,
    ...(tagline === null ? {} : { description: tagline }),
    lang: locale,
    theme_color: themeColours.light,
    background_color: themeColours.light,
    icons: iconsOf(iconVersion),
    shortcuts: [
      { name: ownProgramme.title, url: to('/mijn-programma') },
      { name: programme.title, url: to('/programma') },
      { name: exhibitors.title, url: to('/standhouders') },
      { name: floorPlan.title, url: to('/plattegrond') },
    ],
  };
}
