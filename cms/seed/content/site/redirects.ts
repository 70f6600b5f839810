import type { RedirectSeed } from '../types';

/** Old paths that are still in e-mails, on signs and on other sites. */
export const redirects: RedirectSeed[] = [
  { source: '/exposanten', target: '/standhouders', internalNote: 'Naam van de lijst tot en met 2023.' },
  { source: '/exposanten/*', target: '/standhouders/*', internalNote: 'De soorten en de bedrijven.' },
  { source: '/route', target: '/locatie', internalNote: 'Staat op de borden langs de ringweg.' },
  { source: '/tickets', target: '/bezoekersprofiel' },
  { source: '/veelgestelde-vragen', target: '/faq' },
  {
    source: '/fotos',
    target: '/fotos-2025',
    code: 'Tijdelijk (302)',
    internalNote: 'Na de beurs naar 2027.',
  },
  { source: '/reglement', target: '/reglement-standhouders' },
  { source: '/organisatie', target: '/over-de-beurs' },
];
