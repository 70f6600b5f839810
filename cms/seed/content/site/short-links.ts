import type { ShortLinkSeed } from '../types';

/** Short links for print and e-mails, counted per campaign. */
export const shortLinks: ShortLinkSeed[] = [
  { code: 'kaart', target: '/bezoekersprofiel', campaign: 'Uitnodiging op papier 2027' },
  { code: 'welkom', target: '/welkom', campaign: 'Badge en toegangspoort' },
  { code: 'programma', target: '/programma', campaign: 'Nieuwsbrief november 2026' },
  { code: 'tours', target: '/programma/tours', campaign: 'Affiche tourbalie' },
  { code: 'stand', target: '/deelnemen-als-standhouder', campaign: 'Brief aan standhouders 2025' },
  { code: 'route', target: '/locatie', campaign: 'Beursgids, achterzijde' },
];
