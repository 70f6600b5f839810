/** A page as the walk expects it. */
export interface Walked {
  path: string;
  /** A word that its one h1 must hold. */
  heading: RegExp;
  lang: 'nl' | 'en';
  /** Whether header and footer stand around it. */
  frame: 'default' | 'empty';
  /** True for one page of each kind, which is visited in every way there is. */
  isExample: boolean;
}

/** Every page of the site in Dutch. */
const dutch: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/programma', /programma/i],
  ['/programma?weergave=rooster', /programma/i],
  ['/programma/tours', /tours/i],
  ['/programma/kennissessies', /kennissessies/i],
  ['/programma/2001', /./],
  ['/standhouders', /standhouders/i],
  ['/standhouders/overheden', /overheden/i],
  ['/standhouders/woningcorporaties', /woningcorporaties/i],
  ['/standhouders/nieuwbouwconcepten', /nieuwbouwconcepten/i],
  ['/standhouders/bestaande-bouwconcepten', /bestaande/i],
  ['/standhouders/1001', /./],
  ['/standhouders?q=zzzzzz', /standhouders/i],
  ['/sprekers', /sprekers/i],
  ['/sprekers?q=zzzzzz', /sprekers/i],
  ['/sprekers/3001', /./],
  ['/paviljoens', /paviljoens/i],
  ['/paviljoens/4001', /./],
  ['/plattegrond', /plattegrond/i],
  ['/plattegrond?hal=hal-2&stand=2.C01', /plattegrond/i],
  ['/plattegrond?q=zzzzzz', /plattegrond/i],
  ['/adverteren-en-signing', /adverteren/i],
  ['/adverteren-en-signing?groep=schermen', /adverteren/i],
  ['/adverteren-en-signing?q=zzzzzz', /adverteren/i],
  ['/contractformulier', /contractformulier/i],
  ['/bezoekersprofiel', /bezoekersprofiel/i],
  ['/email-valideren', /e-mailadres/i],
  ['/email-valideren?code=abc', /e-mailadres/i],
  ['/nieuwsbrief', /nieuwsbrief/i],
  [`/nieuwsbrief/bevestigen?code=abcdefgh-${'a'.repeat(43)}`, /bevestigen/i],
  [`/nieuwsbrief/afmelden?token=${'a'.repeat(22)}.${'a'.repeat(22)}`, /afmelden/i],
  ['/inloggen', /inloggen/i],
  ['/inloggen?naar=%2Faccount', /inloggen/i],
  ['/registreren', /account aanmaken/i],
  ['/wachtwoord-vergeten', /wachtwoord vergeten/i],
  ['/wachtwoord-herstellen?code=abc', /nieuw wachtwoord/i],
  ['/account/verwijderd', /verwijderd/i],
  ['/c', /niets/i],
  ['/c?error=access_denied', /niet gelukt/i],
  ['/over-de-beurs', /./],
  ['/locatie', /./],
  ['/faq', /vragen/i],
  ['/faq?q=kaart&vraag=wat-kost-een-kaart', /vragen/i],
  ['/faq?q=zzzzzz', /vragen/i],
  ['/fotos-2025', /2025/],
  ['/fotos-2025/9001', /openingsdag/i],
  ['/reglement-standhouders', /reglement/i],
  ['/reglement-standhouders?versie=2025.1', /reglement/i],
  ['/deelnemen-als-standhouder', /./],
  ['/nieuws', /nieuws/i],
  ['/nieuws?q=zzzzzz', /nieuws/i],
  ['/nieuws/5001', /./],
  ['/interviews', /interviews/i],
  ['/interviews/6001', /./],
  ['/kalender', /kalender/i],
  ['/kalender/7001', /./],
  ['/vacatures', /vacatures/i],
  ['/vacatures/8001', /./],
  ['/zoeken', /zoeken/i],
  ['/zoeken?q=bouw', /zoeken/i],
  ['/zoeken?q=zzzzzz', /zoeken/i],
  ['/contact', /./],
  ['/bezoeken', /./],
  ['/privacy', /privacy/i],
  ['/toegankelijkheid', /toegankelijkheid/i],
  ['/algemene-voorwaarden', /voorwaarden/i],
  ['/pers', /pers/i],
  ['/welkom', /./],
];

/** The pages whose content is there in English, and one of each kind that falls back to Dutch. */
const english: [path: string, heading: RegExp][] = [
  ['/en', /./],
  ['/en/programma', /programme/i],
  ['/en/programma/2001', /./],
  ['/en/standhouders', /exhibitors/i],
  ['/en/standhouders/1001', /./],
  ['/en/sprekers', /speakers/i],
  ['/en/sprekers/3001', /./],
  ['/en/paviljoens', /pavilions/i],
  ['/en/paviljoens/4001', /./],
  ['/en/plattegrond', /floor plan/i],
  ['/en/adverteren-en-signing', /./],
  ['/en/contractformulier', /./],
  ['/en/bezoekersprofiel', /./],
  ['/en/email-valideren', /e-?mail/i],
  ['/en/c', /./],
  ['/en/faq', /questions/i],
  ['/en/fotos-2025', /2025/],
  ['/en/reglement-standhouders', /./],
  ['/en/deelnemen-als-standhouder', /./],
  ['/en/nieuws', /news/i],
  ['/en/nieuws/5001', /./],
  ['/en/interviews', /interviews/i],
  ['/en/interviews/6001', /./],
  ['/en/kalender', /calendar/i],
  ['/en/vacatures', /vacancies/i],
  ['/en/zoeken?q=bouw', /search/i],
  ['/en/locatie', /./],
  ['/en/nieuwsbrief', /newsletter/i],
  ['/en/contact', /./],
  ['/en/privacy', /./],
  ['/en/inloggen', /sign in/i],
  ['/en/registreren', /account/i],
];

/**
 * One page of each kind: what is laid out in a way of its own. Lists of news, interviews and so on are laid out alike,
 * and so are pages made of blocks, forms, and a page in its second language.
 */
const examplePaths = new Set([
  '/',
  '/programma',
  '/programma?weergave=rooster',
  '/programma/2001',
  '/standhouders',
  '/standhouders?q=zzzzzz',
  '/standhouders/1001',
  '/sprekers/3001',
  '/paviljoens/4001',
  '/plattegrond?hal=hal-2&stand=2.C01',
  '/adverteren-en-signing',
  '/contractformulier',
  '/registreren',
  '/c?error=access_denied',
  '/locatie',
  '/faq',
  '/fotos-2025',
  '/fotos-2025/9001',
  '/reglement-standhouders',
  '/nieuws',
  '/nieuws/5001',
  '/kalender/7001',
  '/zoeken?q=bouw',
  '/en/standhouders/1001',
]);

/** Machine-made links and pages that an editor keeps bare. */
const withoutFrame = /^(\/en)?\/(c|welkom)(\?|$)/;

/** Every page of the site: the same list is walked on every kind of screen, and pictures are made of it. */
export const allPages: Walked[] = [...dutch, ...english].map(([path, heading]) => ({
  path,
  heading,
  lang: /^\/en(?![^/?])/.test(path) ? 'en' : 'nl',
  frame: withoutFrame.test(path) ? 'empty' : 'default',
  isExample: examplePaths.has(path),
}));
