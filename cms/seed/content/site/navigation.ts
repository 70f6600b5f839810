import type { NavigationSeed } from '../types';

/** Header, footer and exhibitor menu; every internal link points to a page of the seed or a route of the site. */
export const navigation: NavigationSeed = {
  header: [
    {
      label: 'Programma',
      url: '/programma',
      children: [
        { label: 'Hele programma', url: '/programma', icon: 'lucide:calendar-days' },
        { label: 'Kennissessies', url: '/programma/kennissessies', icon: 'lucide:lightbulb' },
        { label: 'Tours', url: '/programma/tours', icon: 'lucide:footprints' },
        { label: 'Sprekers', url: '/sprekers', icon: 'lucide:mic' },
        { label: 'Mijn programma', url: '/mijn-programma', icon: 'lucide:bookmark' },
      ],
    },
    {
      label: 'Standhouders',
      url: '/standhouders',
      children: [
        { label: 'Alle standhouders', url: '/standhouders', icon: 'lucide:store' },
        { label: 'Overheden', url: '/standhouders/overheden', icon: 'lucide:landmark' },
        { label: 'Woningcorporaties', url: '/standhouders/woningcorporaties', icon: 'lucide:building-2' },
        { label: 'Nieuwbouwconcepten', url: '/standhouders/nieuwbouwconcepten', icon: 'lucide:house-plus' },
        {
          label: 'Renovatieconcepten',
          url: '/standhouders/bestaande-bouwconcepten',
          icon: 'lucide:hammer',
        },
        { label: 'Paviljoens', url: '/paviljoens', icon: 'lucide:layout-grid' },
        { label: 'Plattegrond', url: '/plattegrond', icon: 'lucide:map' },
      ],
    },
    {
      label: 'Bezoeken',
      url: '/bezoeken',
      children: [
        { label: 'Uw bezoek plannen', url: '/bezoeken', icon: 'lucide:ticket' },
        { label: 'Locatie en route', url: '/locatie', icon: 'lucide:map-pin' },
        { label: 'Veelgestelde vragen', url: '/faq', icon: 'lucide:circle-question-mark' },
        { label: "Foto's van 2025", url: '/fotos-2025', icon: 'lucide:images' },
      ],
    },
    {
      label: 'Meedoen',
      url: '/deelnemen-als-standhouder',
      children: [
        {
          label: 'Deelnemen als standhouder',
          url: '/deelnemen-als-standhouder',
          icon: 'lucide:handshake',
        },
        {
          label: 'Contractformulier',
          url: '/contractformulier',
          icon: 'lucide:file-text',
        },
        {
          label: 'Adverteren en signing',
          url: '/adverteren-en-signing',
          icon: 'lucide:megaphone',
        },
        {
          label: 'Reglement standhouders',
          url: '/reglement-standhouders',
          icon: 'lucide:scroll-text',
        },
      ],
    },
    {
      label: 'Nieuws',
      url: '/nieuws',
      children: [
        { label: 'Al het nieuws', url: '/nieuws', icon: 'lucide:newspaper' },
        { label: 'Interviews', url: '/interviews', icon: 'lucide:quote' },
        { label: 'Kalender', url: '/kalender', icon: 'lucide:calendar-plus' },
      ],
    },
    {
      label: 'Over',
      url: '/over-de-beurs',
      children: [
        { label: 'Over de beurs', url: '/over-de-beurs', icon: 'lucide:info' },
        { label: 'Vacatures', url: '/vacatures', icon: 'lucide:briefcase' },
        { label: 'Werken bij de beurs', url: '/werken-bij-de-beurs', icon: 'lucide:handshake' },
        { label: 'Contact', url: '/contact', icon: 'lucide:mail' },
        { label: 'Pers', url: '/pers', icon: 'lucide:megaphone' },
      ],
    },
  ],
  footer: [
    {
      title: 'De beurs',
      links: [
        { label: 'Hele programma', url: '/programma' },
        { label: 'Kennissessies', url: '/programma/kennissessies' },
        { label: 'Tours over de beursvloer', url: '/programma/tours' },
        { label: 'Sprekers', url: '/sprekers' },
        { label: 'Alle standhouders', url: '/standhouders' },
        { label: 'Paviljoens', url: '/paviljoens' },
        { label: 'Plattegrond', url: '/plattegrond' },
        { label: 'Over de beurs', url: '/over-de-beurs' },
      ],
    },
    {
      title: 'Uw bezoek',
      links: [
        { label: 'Bezoek plannen', url: '/bezoeken' },
        { label: 'Locatie en route', url: '/locatie' },
        { label: 'Uw kaart', url: '/bezoekersprofiel' },
        { label: 'Veelgestelde vragen', url: '/faq' },
        { label: "Foto's van 2025", url: '/fotos-2025' },
        { label: 'Kalender', url: '/kalender' },
        { label: 'Nieuws', url: '/nieuws' },
        { label: 'Nieuwsbrief', url: '/nieuwsbrief' },
        { label: 'Interviews', url: '/interviews' },
      ],
    },
    {
      title: 'Voor standhouders',
      links: [
        { label: 'Deelnemen als standhouder', url: '/deelnemen-als-standhouder' },
        { label: 'Contractformulier', url: '/contractformulier' },
        { label: 'Adverteren en signing', url: '/adverteren-en-signing' },
        { label: 'Reglement standhouders', url: '/reglement-standhouders' },
        { label: 'Algemene voorwaarden', url: '/algemene-voorwaarden' },
      ],
    },
    {
      title: 'Organisatie',
      links: [
        { label: 'Contact', url: '/contact' },
        { label: 'Vacatures', url: '/vacatures' },
        { label: 'Pers', url: '/pers' },
        { label: 'Privacy', url: '/privacy' },
        { label: 'Toegankelijkheid', url: '/toegankelijkheid' },
      ],
    },
  ],
  exhibitorMenu: [
    {
      label: 'Deelnemen als standhouder',
      url: '/deelnemen-als-standhouder',
      icon: 'lucide:handshake',
    },
    { label: 'Contractformulier', url: '/contractformulier', icon: 'lucide:file-text' },
    { label: 'Reglement standhouders', url: '/reglement-standhouders', icon: 'lucide:scroll-text' },
    { label: 'Adverteren en signing', url: '/adverteren-en-signing', icon: 'lucide:megaphone' },
    { label: 'Opbouw en bereikbaarheid', url: '/locatie', icon: 'lucide:truck' },
    { label: 'Contact met de organisatie', url: '/contact', icon: 'lucide:mail' },
  ],
};
