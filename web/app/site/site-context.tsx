import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createClock, useRunningClock } from '../clock/browser-clock';
import type { FairPhase } from 'beursvloer-domain/fair';
import type { Brand } from '../content/types/brand';
import type { ExhibitorKind } from '../content/types/exhibitor-kind';
import type { Announcement, Navigation, SiteSettings } from '../content/types/site';
import { locales, type Locale } from '../messages/locale';
import { IconHosts } from '../ui/media/editor-icon';
import { useHydrated } from '../rendering/hydration/use-hydrated';

export interface Preview {
  status: 'draft' | 'published';
  isPublic: boolean;
  framed: boolean;
}

export interface SiteBrand extends Pick<Brand, 'logo' | 'logoDark'> {
  /** The address of the stylesheet of the fair's own colour and letters; null for the default. */
  sheet: string | null;
  /** The font files that every page needs, in place of the site's own; null for those. */
  fonts: readonly string[] | null;
}

export interface Site {
  locale: Locale;
  /** The moment on the site's clock by which the server draws, ISO: content/cache/by-the-clock.server.ts. */
  now: string;
  /** The clock stands still at `now`, for tests and demonstrations. */
  clockPinned: boolean;
  /** The public URL of the site in this language, without a trailing slash. */
  origin: string;
  preview: Preview | null;
  /** Hosts besides our own that the browser may ask for icons. */
  iconHosts: string[];
  /** The phase of the fair at `now`, or the one that an editor previews. */
  phase: FairPhase;
  announcement: Announcement | null;
  settings: Omit<SiteSettings, 'announcements'>;
  navigation: Navigation;
  exhibitorKinds: readonly ExhibitorKind[];
  /** Null for the default. */
  brand: SiteBrand | null;
  titlePrefix?: string;
}

/** The fallback when the settings could not be loaded, so that header and footer still work. */
export const bareSite: Site = {
  locale: 'nl',
  now: '1970-01-01T00:00:00.000Z',
  clockPinned: false,
  origin: '',
  preview: null,
  iconHosts: [],
  phase: 'before',
  announcement: null,
  exhibitorKinds: [],
  brand: null,
  settings: {
    name: 'Beursvloer',
    tagline: null,
    edition: '',
    days: [],
    venue: { name: '', street: '', postalCode: '', city: '', latitude: null, longitude: null },
    contact: null,
    orders: null,
    socials: [],
    registration: null,
    defaultSeo: null,
    languages: locales,
  },
  navigation: {
    header: [
      { label: 'Programma', url: '/programma', children: [] },
      { label: 'Standhouders', url: '/standhouders', children: [] },
    ],
    footer: [],
    exhibitorMenu: [],
  },
};

const SiteContext = createContext<Site>(bareSite);
const ClockContext = createContext(createClock(bareSite.now, true));

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  const clock = useRunningClock(site.now, site.clockPinned);
  return (
    <SiteContext value={site}>
      <ClockContext value={clock}>
        <IconHosts value={site.iconHosts}>{children}</IconHosts>
      </ClockContext>
    </SiteContext>
  );
}

export function useSite(): Site {
  return useContext(SiteContext);
}

/** False as long as a page is drawn by the moment of the server, which knows no minutes. */
export function useKnowsMinutes(): boolean {
  const { clockPinned } = useSite();
  return useHydrated() || clockPinned;
}

/**
 * The time on the site's clock: at first the one the page came with, so that server and browser paint the same. A page
 * may come from a cache and stays open, so the browser's own clock takes over, unless the site's clock is pinned.
 */
export function useNow(): Date {
  const clock = useContext(ClockContext);
  const isHydrated = useHydrated();
  // Only during hydration: components that render later start with the right time.
  const [now, setNow] = useState(() => (isHydrated ? clock.now() : clock.given));
  useEffect(() => clock.subscribe(() => setNow(clock.now())), [clock]);
  return now;
}
