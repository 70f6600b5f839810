import { useMessages } from '../messages/messages';
import { useSite } from '../site/site-context';

interface SectionLink {
  label: string;
  /** A path of this site without its language, or what else an editor typed. */
  url: string;
}

export interface Section {
  title: string;
  links: SectionLink[];
}

/** By what a visitor looks for: what is wanted in a hall, and then the menu of the site. */
function useSections(): Section[] {
  const { format, ownProgramme, visitors } = useMessages();
  const { settings, navigation } = useSite();
  const { offline: m } = ownProgramme;
  const { plan, own, badge } = visitors.frontPage.bar;
  const days = settings.days.map(({ date }) => ({
    label: m.programmeOf(format.day(date, 'long')),
    url: `/programma?dag=${date}`,
  }));
  return [
    {
      title: m.atTheFair,
      links: [
        { label: m.now, url: '/' },
        ...days,
        { label: plan, url: '/plattegrond' },
        { label: own, url: '/mijn-programma' },
        { label: badge, url: '/mijn-badge' },
      ],
    },
    ...navigation.header.map(({ label, url, children }) => ({
      title: label,
      links: [...children, { label, url }],
    })),
  ];
}

/** The sections with what is on the device: each page once. */
export function useSectionsOf(isHere: (url: string) => boolean): Section[] {
  const named = new Set<string>();
  return useSections()
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ url }) => {
        const isFirst = !named.has(url) && isHere(url);
        named.add(url);
        return isFirst;
      }),
    }))
    .filter(({ links }) => links.length > 0);
}
