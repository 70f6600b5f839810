import type { SiteSettings } from '../content/types/site';
import { localePath, type Locale } from '../messages/locale';
import type { Messages } from '../messages/nl';
import { themeColours } from '../shell/colour-mode/colour-mode';

/** Drawn by draw-icons.mjs. */
const icons = [
  { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/app-icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Drawn by draw-screenshots.mjs. */
const screenshotOf = (name: string, label: string, form_factor: 'narrow' | 'wide') => ({
  src: `/app-screenshot-${name}.webp`,
  sizes: form_factor === 'narrow' ? '720x1280' : '1280x720',
  type: 'image/webp',
  form_factor,
  label,
});

interface Fair {
  settings: Pick<SiteSettings, 'name' | 'edition' | 'tagline'>;
  locale: Locale;
  messages: Messages;
}

/** The web app manifest: https://www.w3.org/TR/appmanifest/. Each language is an app of its own. */
export function manifestOf({ settings: { name, edition, tagline }, locale, messages }: Fair) {
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
    icons,
    screenshots: [
      screenshotOf('own', ownProgramme.title, 'narrow'),
      screenshotOf('programme', programme.pages.all.title, 'narrow'),
      screenshotOf('plan', floorPlan.title, 'narrow'),
      screenshotOf('wide', programme.pages.all.title, 'wide'),
    ],
    shortcuts: [
      { name: ownProgramme.title, url: to('/mijn-programma') },
      { name: programme.pages.all.title, url: to('/programma') },
      { name: exhibitors.title, url: to('/standhouders') },
      { name: floorPlan.title, url: to('/plattegrond') },
    ],
  };
}
