import { scene } from '../scenes';
import type { SiteSeed } from '../types';

/** The settings of the demo fair: name, days, venue, contact and the announcement above the header. */
export const site: SiteSeed = {
  name: 'Fabriek & Thuis',
  tagline: 'De beurs voor industrieel en conceptueel bouwen en renoveren',
  edition: '2027',
  days: [
    { date: '2027-02-09', opens: '09:30', closes: '17:30', label: 'Openingsdag' },
    { date: '2027-02-10', opens: '09:30', closes: '17:30', label: 'Dag van de renovatie' },
    { date: '2027-02-11', opens: '09:30', closes: '16:30', label: 'Dag van de nieuwbouw' },
  ],
  previousFirstDay: '2025-02-11',
  venue: {
    name: 'De Meerhallen',
    street: 'Kanaalweg 210',
    postalCode: '3533 HL',
    city: 'Utrecht',
    latitude: 52.0836,
    longitude: 5.0969,
  },
  contact: {
    email: 'info@fabriekenthuis.example',
    phone: '030 000 12 00',
    address: 'Stichting Fabriek & Thuis\nKanaalweg 212\n3533 HL Utrecht',
  },
  orders: { email: 'signing@fabriekenthuis.example', phone: '030 000 12 05' },
  socials: [
    { platform: 'LinkedIn', url: 'https://linkedin.example/fabriek-en-thuis' },
    { platform: 'Instagram', url: 'https://instagram.example/fabriekenthuis' },
    { platform: 'Mastodon', url: 'https://mastodon.example/@fabriekenthuis' },
  ],
  announcement: [
    {
      visible: true,
      text: 'Het hele programma staat online',
      link: { label: 'Bekijk het programma', url: '/programma' },
      phase: 'Vooraf',
    },
    {
      visible: true,
      text: 'De pendelbus rijdt elke tien minuten',
      link: { label: 'Bekijk de route', url: '/locatie' },
      phase: 'Laatste week en tijdens de beurs',
    },
    {
      visible: true,
      text: 'Werken aan de editie van 2029?',
      link: { label: 'Bekijk de vacatures', url: '/vacatures' },
      phase: 'Na de beurs',
    },
  ],
  registration: { label: 'Vraag uw kaart aan', url: '/bezoekersprofiel', icon: 'lucide:ticket' },
  defaultSeo: {
    title: 'Fabriek & Thuis 2027',
    description:
      'Drie dagen over woningen uit de fabriek en renovaties die wél opschieten. {Beursdagen} in {locatie}, {plaats}.',
    image: scene('hero-beursvloer'),
    noIndex: false,
  },
};
