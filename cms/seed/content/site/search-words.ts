import type { SearchWordSeed } from '../types';

const question = (slug: string) => `/faq?vraag=${slug}`;

/** Words that visitors of fairs use for a page which does not use them itself. */
export const searchWords: SearchWordSeed[] = [
  {
    path: '/bezoekersprofiel',
    words:
      'ticket, tickets, kaart, kaartje, toegangsbewijs, registreren, registratie, inschrijven als bezoeker, aanmelden, badge, register',
  },
  {
    path: question('wat-kost-een-kaart'),
    words:
      'ticket, tickets kopen, entree, entreeprijs, toegangsprijs, toegangsbewijs, gratis, is het gratis, groepskorting, admission, price',
  },
  {
    path: question('wanneer-is-de-beurs-open'),
    words:
      'hoe laat, hoe laat begint het, tot hoe laat, openingstijden, openingsuren, sluitingstijd, data, datum, welke dagen, opening hours',
  },
  {
    path: question('voor-wie-is-de-beurs-bedoeld'),
    words: 'particulier, consument, mag iedereen komen, doelgroep',
  },
  {
    path: question('kan-ik-zonder-aanmelding-binnenlopen'),
    words: 'zonder kaart, zonder kaartje, zonder ticket, spontaan, langskomen, inloop, zonder afspraak',
  },
  {
    path: question('is-mijn-kaart-alle-dagen-geldig'),
    words: 'twee dagen, meer dagen, tussendoor weg, opnieuw naar binnen, badge',
  },
  {
    path: question('ik-krijg-geen-bevestiging'),
    words: 'geen mail, geen mail ontvangen, bevestigingsmail, badge kwijt, kaart kwijt, ticket kwijt, spam',
  },
  {
    path: question('mag-ik-studenten-meenemen'),
    words: 'school, schoolklas, leerlingen, scholieren, stagiairs, docent',
  },
  {
    path: '/groepsbezoek',
    words: 'groep, groepskorting, collega’s, team, bedrijfsuitje, rondleiding voor ons team',
  },
  {
    path: question('krijg-ik-een-bewijs-van-deelname'),
    words: 'certificaat, studiepunten, pe-punten, permanente educatie, accreditatiepunten',
  },
  {
    path: question('waar-kan-ik-parkeren'),
    words: 'parkeerplaats, parkeerkosten, parkeerkaart, garage, met de auto, auto, P1, P2, parking, car',
  },
  {
    path: question('kan-ik-mijn-auto-opladen'),
    words: 'laadpaal, laadpunt, elektrisch laden, elektrische auto, EV',
  },
  {
    path: question('hoe-kom-ik-met-het-openbaar-vervoer'),
    words: 'ov, trein, bus, station, pendelbus, shuttle, reizen, train, public transport',
  },
  { path: question('is-er-een-fietsenstalling'), words: 'fiets, fietsen, bakfiets, stalling, bike' },
  { path: question('kan-een-taxi-voorrijden'), words: 'touringcar, autobus, uber, afzetten, kiss and ride' },
  { path: question('waar-kan-ik-overnachten'), words: 'hotel, hotels, slapen, overnachting, logeren' },
  {
    path: '/locatie',
    words:
      'adres, route, routebeschrijving, waar is het, bereikbaarheid, navigatie, kaart, plaats, address, directions',
  },
  {
    path: question('is-het-gebouw-toegankelijk'),
    words:
      'wc, toilet, toiletten, invalidentoilet, mindervalidentoilet, rolstoel, rollator, scootmobiel, mindervaliden, lift, wheelchair',
  },
  {
    path: '/toegankelijkheid',
    words: 'slechtziend, blind, slechthorend, doof, ringleiding, prikkelarm, handicap, beperking',
  },
  {
    path: '/plattegrond',
    words: 'kaart van de hallen, indeling, hallen, standnummer, waar is stand, wc, toilet, map',
  },
  {
    path: question('is-er-een-stilteruimte'),
    words: 'gebedsruimte, bidden, gebed, stilte, borstvoeding, kolven, prikkelarm, prayer room',
  },
  {
    path: question('is-er-een-garderobe'),
    words: 'jas, jassen, tas, koffer, bagage, kluis, kluisjes, locker, cloakroom',
  },
  {
    path: question('kan-ik-op-de-beurs-eten'),
    words:
      'lunch, restaurant, eten, drinken, koffie, broodje, catering, horeca, halal, vegetarisch, vegan, dieet, food',
  },
  {
    path: question('is-er-gratis-wifi'),
    words: 'internet, wachtwoord, netwerk, bereik, geen bereik, ontvangst, wi-fi',
  },
  {
    path: question('mogen-kinderen-en-honden-mee'),
    words: 'hond, huisdier, huisdieren, baby, kind, kinderopvang, kinderwagen',
  },
  {
    path: question('wat-als-ik-iets-verlies'),
    words:
      'verloren, verloren voorwerpen, gevonden voorwerpen, kwijt, iets kwijt, telefoon kwijt, sleutels kwijt, laten liggen, vergeten, lost and found',
  },
  { path: question('mag-ik-fotograferen'), words: 'foto’s maken, filmen, video, opnemen, drone' },
  {
    path: '/bezoeken',
    words: 'ehbo, eerste hulp, informatiebalie, hulp, noodgeval, praktisch, plan uw bezoek, first aid',
  },
  { path: '/programma', words: 'agenda, rooster, tijdschema, lezingen, planning, schedule' },
  { path: '/programma/kennissessies', words: 'lezing, lezingen, presentatie, workshop, seminar' },
  { path: question('hoe-werkt-een-tour'), words: 'rondleiding, gids, verzamelen, verzamelpunt' },
  {
    path: question('kan-ik-sessies-terugkijken'),
    words: 'opname, opnames, livestream, terugzien, video’s, slides, presentaties, recording',
  },
  {
    path: question('zijn-er-engelstalige-sessies'),
    words: 'english, engelstalig, internationaal, internationale, vertaling, tolk',
  },
  {
    path: question('moet-ik-mij-aanmelden-voor-sessies'),
    words: 'reserveren, plek, plaats, vol, wachtlijst',
  },
  {
    path: question('verandert-het-programma-nog'),
    words: 'gewijzigd, wijziging, wijzigingen, afgelast, gaat niet door',
  },
  {
    path: question('kan-ik-zelf-een-sessie-voorstellen'),
    words: 'spreker worden, spreken, call for papers, oproep, voorstel indienen',
  },
  { path: question('hoe-vind-ik-de-zalen'), words: 'zaal, waar is zaal, grote zaal, bewegwijzering' },
  { path: '/mijn-programma', words: 'favorieten, bewaard, opgeslagen, opgeslagen sessies, mijn agenda' },
  {
    path: '/deelnemen-als-standhouder',
    words:
      'exposant, exposeren, exposant worden, standruimte, stand huren, stand boeken, standprijs, prijs per m2, deelnemen, exhibit',
  },
  {
    path: question('wat-kost-een-stand'),
    words: 'standprijs, prijs per m2, vierkante meter, tarief, tarieven',
  },
  {
    path: '/contractformulier',
    words: 'contract tekenen, inschrijven als standhouder, ondertekenen, stand aanvragen',
  },
  {
    path: question('wanneer-mag-ik-opbouwen'),
    words: 'opbouw, opbouwtijden, afbouw, afbouwen, standbouw, laden en lossen, build-up',
  },
  {
    path: question('kan-ik-een-hele-woning-neerzetten'),
    words: 'modelwoning, proefwoning, vrachtwagen, hijsen',
  },
  {
    path: question('hoeveel-kaarten-krijgt-een-standhouder'),
    words: 'relatiekaarten, uitnodigingen, klanten uitnodigen, standpersoneel, exposantenkaart',
  },
  {
    path: question('tot-wanneer-kan-ik-annuleren'),
    words: 'opzeggen, geld terug, restitutie, terugbetaling, afzeggen',
  },
  {
    path: '/adverteren-en-signing',
    words: 'advertentie, sponsor, sponsoring, reclame, banner, logo op de website',
  },
  {
    path: '/reglement-standhouders',
    words: 'regels, standbouw, brandveiligheid, geluid, hoogte, voorschriften',
  },
  {
    path: '/contact',
    words: 'telefoon, telefoonnummer, bellen, mailen, e-mailadres, emailadres, klantenservice, organisatie',
  },
  { path: '/over-de-beurs', words: 'wie organiseert, organisatie, stichting, geschiedenis, vorige edities' },
  { path: '/pers', words: 'journalist, media, persbericht, persbadge, accreditatie' },
  { path: '/vacatures', words: 'baan, werk, solliciteren, stage, jobs' },
  { path: '/werken-bij-de-beurs', words: 'vrijwilliger, hostess, bijbaan, meewerken' },
  {
    path: '/nieuwsbrief',
    words: 'mailinglijst, op de hoogte, abonneren, uitschrijven, afmelden, newsletter',
  },
  { path: '/privacy', words: 'avg, gdpr, persoonsgegevens, privacyverklaring' },
  { path: question('welke-gegevens-bewaart-de-beurs'), words: 'avg, persoonsgegevens, inzage' },
  {
    path: question('hoe-laat-ik-mijn-gegevens-wissen'),
    words: 'account verwijderen, account opzeggen, vergeten worden',
  },
  { path: question('gebruikt-de-site-cookies'), words: 'cookie, tracking, volgen' },
  {
    path: question('werkt-de-site-op-mijn-telefoon'),
    words: 'app downloaden, mobiel, iphone, android, telefoon, offline',
  },
  { path: '/fotos-2025', words: 'vorige editie, beeldverslag, foto’s, sfeerbeelden, aftermovie' },
  { path: '/standhouders', words: 'exposanten, bedrijven, deelnemers, exposantenlijst' },
];
