import { navigation } from '../site/navigation';
import type { NavigationSeed } from '../types';

/** The labels of the menus, by the Dutch label. */
const labels: Readonly<Record<string, string>> = {
  Programma: 'Programme',
  'Hele programma': 'Full programme',
  Kennissessies: 'Knowledge sessions',
  'Mijn programma': 'My programme',
  Tours: 'Tours',
  'Tours over de beursvloer': 'Tours of the fair floor',
  Sprekers: 'Speakers',
  Standhouders: 'Exhibitors',
  'Alle standhouders': 'All exhibitors',
  Overheden: 'Governments',
  Woningcorporaties: 'Housing associations',
  Nieuwbouwconcepten: 'New-build concepts',
  Renovatieconcepten: 'Renovation concepts',
  Paviljoens: 'Pavilions',
  Plattegrond: 'Floor plan',
  Bezoeken: 'Visit',
  'Uw bezoek plannen': 'Plan your visit',
  'Bezoek plannen': 'Plan your visit',
  'Uw bezoek': 'Your visit',
  'Uw kaart': 'Your ticket',
  'Locatie en route': 'Venue and directions',
  'Veelgestelde vragen': 'Frequently asked questions',
  "Foto's van 2025": 'Photos of 2025',
  Meedoen: 'Take part',
  'Deelnemen als standhouder': 'Exhibit at the fair',
  Contractformulier: 'Contract form',
  'Adverteren en signing': 'Advertising and signage',
  'Reglement standhouders': 'Rules for exhibitors',
  'Voor standhouders': 'For exhibitors',
  'Opbouw en bereikbaarheid': 'Build-up and access',
  'Contact met de organisatie': 'Contact the organisers',
  Nieuws: 'News',
  'Al het nieuws': 'All news',
  Nieuwsbrief: 'Newsletter',
  Interviews: 'Interviews',
  Kalender: 'Calendar',
  Over: 'About',
  'Over de beurs': 'About the fair',
  'De beurs': 'The fair',
  Vacatures: 'Vacancies',
  Contact: 'Contact',
  Pers: 'Press',
  Organisatie: 'Organisation',
  Privacy: 'Privacy',
  Toegankelijkheid: 'Accessibility',
  'Algemene voorwaarden': 'Terms and conditions',
};

/** The menus with every label in English that has one. */
export function menusInEnglish(): NavigationSeed {
  const named = <T extends { label: string }>(item: T): T => ({
    ...item,
    label: labels[item.label] ?? item.label,
  });
  return {
    header: navigation.header.map((item) => ({ ...named(item), children: item.children?.map(named) })),
    footer: navigation.footer.map(({ title, links }) => ({
      title: labels[title] ?? title,
      links: links.map(named),
    })),
    exhibitorMenu: navigation.exhibitorMenu.map(named),
  };
}
