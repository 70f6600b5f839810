import { scene } from '../scenes';
import type { Download, PageSeed } from '../types';

/** To print and take along. */
export const visitOnOnePage: Download = {
  title: 'Uw bezoek op één bladzijde',
  fileName: 'bezoek-op-een-bladzijde.pdf',
  text: [
    'Fabriek & Thuis, 9, 10 en 11 februari 2027, De Meerhallen, Kanaalweg 210, 3533 HL Utrecht.',
    'Open: dinsdag en woensdag van 9.30 tot 17.30 uur, donderdag van 9.30 tot 16.30 uur. De ontvangsthal is open vanaf 9.00 uur.',
    'Openbaar vervoer: gratis pendelbus vanaf het busstation aan de Jaarbeurszijde van Utrecht Centraal, elke tien minuten van 8.45 tot 18.15 uur (donderdag tot 17.15 uur), rit van twaalf minuten.',
    'Auto: parkeerterrein P1 aan de Kanaalweg, dagkaart € 14,00, betalen met pin. Fiets: bewaakte stalling naast de hoofdingang, gratis.',
    'Tours en workshops: haal op de dag zelf een plaatsbewijs bij de tourbalie in Hal 1. Kennissessies en plenaire bijeenkomsten: vol is vol.',
    'Vragen op de dag zelf: informatiebalie in de ontvangsthal, 030 000 12 00.',
  ],
};

/** Everything a visitor wants to know before coming. */
const planning: PageSeed = {
  title: 'Uw bezoek plannen',
  slug: 'bezoeken',
  seo: {
    title: 'Uw bezoek plannen',
    description:
      'Openingstijden, kaarten, een dagplanning en praktische zaken voor uw bezoek aan {beursnaam} op {beursdagen}.',
    image: scene('plint-winkels'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: '{beursdagen}',
      title: 'Uw bezoek plannen',
      text: 'Een halve dag is genoeg voor een rondje, een hele dag voor een keuze. Hier staat wat u vooraf wilt weten.',
      image: scene('plint-winkels'),
      buttons: [
        {
          label: 'Vraag uw kaart aan',
          url: '/bezoekersprofiel',
          tone: 'Hoofdknop',
        },
        { label: 'Bekijk de route', url: '/locatie', tone: 'Tweede knop' },
      ],
      showEdition: true,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'hero',
      eyebrow: 'De beurs is voorbij',
      title: 'Terugkijken op uw bezoek',
      text: 'Wie u sprak en wat u hoorde, vindt u terug.',
      image: scene('plint-winkels'),
      buttons: [
        { label: 'Zoek een standhouder', url: '/standhouders', tone: 'Hoofdknop' },
        { label: 'Bekijk het programma van {editie}', url: '/programma', tone: 'Tweede knop' },
      ],
      phase: 'Na de beurs',
    },
    {
      type: 'rich-text',
      body: `## Openingstijden

- **{Dag1}:** {tijden1}, met de opening om 10.00 uur in de Grote Zaal
- **{Dag2}:** {tijden2}, met de nadruk op renovatie
- **{Dag3}:** {tijden3}, met de nadruk op nieuwbouw en opleidingen

De ontvangsthal is elke dag open vanaf 9.00 uur.`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `## Zo vraagt u uw kaart aan

1. Vul bij [Uw kaart](/bezoekersprofiel) in wanneer u komt, wie u bent en wat u zoekt.
2. Bevestig uw e-mailadres met de knop in de mail die u krijgt. Daarna staat uw badge klaar.
3. Laat de code bij de ingang lezen, op papier of op uw telefoon. Uw badge is alle drie de dagen geldig.

De toegang is gratis voor vakbezoekers. Een groep van meer dan tien personen [meldt u in één keer aan](/groepsbezoek); wij zetten de badges dan klaar aan een aparte balie.`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `## Nog iets nodig?

- **Iets verloren?** Gevonden voorwerpen bewaren wij zes weken. Mail een beschrijving naar [bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example).
- **Een afspraak met een standhouder?** Op elke pagina van een [standhouder](/standhouders) staat wie u belt of mailt.
- **Een sessie teruglezen?** Bij elke sessie in het [programma](/programma) staat wie er sprak en waarover.
- **Weten wanneer u zich weer kunt aanmelden?** Dat staat in de [nieuwsbrief](/nieuwsbrief).`,
      phase: 'Na de beurs',
    },
    {
      type: 'cards',
      title: 'Drie manieren om de dag te besteden',
      text: 'Weinig tijd of juist een hele dag? Begin met een van deze routes.',
      cards: [
        {
          title: 'Twee uur: de snelle ronde',
          text: 'Sluit aan bij een tour langs drie standhouders, loop daarna zelf door Hal 2 met de proefwoningen en neem koffie op het plein.',
          icon: 'lucide:timer',
          link: { label: 'Kies een tour', url: '/programma/tours' },
        },
        {
          title: 'Een halve dag: vergelijken',
          text: 'Kies twee kennissessies over uw vraag en bezoek tussendoor de standhouders die erin voorkomen. De namen staan bij de sessie.',
          icon: 'lucide:scale',
          link: { label: 'Kies kennissessies', url: '/programma/kennissessies' },
        },
        {
          title: 'Een hele dag: besluiten',
          text: 'Neem uw projectleider en uw inkoper mee. Begin plenair, doe samen een workshop en maak vooraf afspraken op de stands.',
          icon: 'lucide:users',
          link: { label: 'Bekijk alle standhouders', url: '/standhouders' },
        },
      ],
      phase: 'Tot en met de beurs',
    },
    {
      type: 'countdown',
      title: 'Tot op de beursvloer',
      text: 'De deuren gaan open op dinsdag 9 februari 2027 om 9.30 uur.',
      phase: 'Vooraf en laatste week',
    },
    {
      type: 'faq',
      title: 'Vragen over kaarten en toegang',
      category: 'kaarten-en-toegang',
      phase: 'Tot en met de beurs',
    },
    {
      type: 'downloads',
      title: 'Meenemen op papier',
      files: [visitOnOnePage],
      phase: 'Tot en met de beurs',
    },
    {
      type: 'call-to-action',
      title: 'Weet u al wat u wilt zien?',
      text: 'Zoek op onderwerp, dag of zaal en stel uw dag samen.',
      tone: 'Groen',
      buttons: [{ label: 'Open het programma', url: '/programma', tone: 'Hoofdknop' }],
      phase: 'Tot en met de beurs',
    },
  ],
};

/** How to get there, park, and move about. */
const venue: PageSeed = {
  title: 'Locatie en route',
  slug: 'locatie',
  seo: {
    title: 'Locatie en route',
    description:
      'De Meerhallen, Kanaalweg 210 in Utrecht: met de trein en pendelbus, de fiets of de auto, parkeren, laden en lossen en toegankelijkheid.',
    image: scene('kade-woningen'),
  },
  blocks: [
    {
      type: 'rich-text',
      body: `De Meerhallen liggen aan het kanaal, twee kilometer ten westen van Utrecht Centraal. Het complex was tot 1994 een fabriek voor spoorwagons; de twee hallen en de loopkraan in Hal 2 zijn gebleven. Met de pendelbus bent u er vanaf het station in twaalf minuten.`,
    },
    {
      type: 'map',
      title: 'De Meerhallen, Utrecht',
      text: 'De hoofdingang is aan de kant van het kanaal, onder de oranje luifel.',
      image: {
        key: 'maps/locatie',
        alt: 'Kaart van De Meerhallen aan het kanaal, met station, parkeerterreinen en ingangen',
      },
      imageDark: {
        key: 'maps/locatie-donker',
        alt: 'Kaart van De Meerhallen aan het kanaal, met station, parkeerterreinen en ingangen',
      },
      points: [
        { name: 'Hoofdingang', text: 'onder de oranje luifel' },
        { name: 'Halte pendelbus', text: 'voor de deur, elke tien minuten' },
        { name: 'Fietsenstalling', text: 'gratis en bewaakt' },
        { name: 'Parkeren P1', text: 'Kanaalweg 240, twee minuten lopen' },
        { name: 'Parkeren P2', text: 'Veilinghaven, acht minuten lopen' },
        { name: 'Laadkuil', text: 'Veilingkade 5, alleen met een tijdvak' },
        { name: 'Utrecht Centraal', text: 'pendelbus bij perron C, Jaarbeurszijde' },
      ],
    },
    {
      type: 'topics',
      title: 'Hoe komt u er?',
      text: 'De trein met de pendelbus is het snelst; op woensdagochtend is P1 om half elf vol.',
      topics: [
        {
          title: 'Trein en pendelbus',
          icon: 'lucide:train-front',
          label: '12 minuten vanaf Utrecht Centraal',
          body: `Neem de uitgang aan de **Jaarbeurszijde**. Op het busstation staat bij perron C de oranje pendelbus. Hij is gratis, heeft een lage instap en rijdt op beursdagen elke tien minuten: heen vanaf 8.45 uur, terug tot 18.15 uur (donderdag tot 17.15 uur).`,
        },
        {
          title: 'Lopen',
          icon: 'lucide:footprints',
          label: '30 minuten langs het kanaal',
          body: `Volg vanaf het station het pad langs het kanaal: 2,2 kilometer over asfalt, verlicht en zonder trappen.`,
        },
        {
          title: 'Fiets',
          icon: 'lucide:bike',
          label: '10 minuten vanaf het centrum',
          body: `Naast de hoofdingang is een bewaakte stalling, gratis, met 400 plaatsen en 30 brede plekken. Onder het station kunt u een fiets huren.`,
        },
        {
          title: 'Auto',
          icon: 'lucide:car',
          label: 'Navigeer naar Kanaalweg 240',
          body: `Volg vanaf de ringweg de borden **Meerhallen**. Met Kanaalweg 240 komt u bij P1 uit en niet bij de laadkuil. Utrecht heeft een milieuzone: kijk vooraf of u er met een oudere diesel in mag.`,
        },
      ],
    },
    {
      type: 'topics',
      title: 'Parkeren en laden',
      topics: [
        {
          title: 'P1, Kanaalweg 240',
          icon: 'lucide:square-parking',
          label: '€ 14,00 per dag',
          body: `900 plaatsen, twee minuten lopen. Betalen met pin bij de uitrit.`,
        },
        {
          title: 'P2, Veilinghaven',
          icon: 'lucide:square-parking',
          label: '€ 9,00 per dag',
          body: `350 plaatsen, acht minuten lopen over een verlicht pad.`,
        },
        {
          title: 'Gehandicaptenplaatsen',
          icon: 'lucide:accessibility',
          label: 'Gratis met uw kaart',
          body: `Twaalf plaatsen voor de hoofdingang, op vijftien meter van de deur.`,
        },
        {
          title: 'Elektrisch laden',
          icon: 'lucide:plug',
          label: '48 laadpunten van 11 kW',
          body: `Op P1, vakken A1 tot en met A6. Reserveren kan niet.`,
        },
      ],
    },
    {
      type: 'topics',
      title: 'De hallen',
      text: 'Het complex was tot 1994 een fabriek voor spoorwagons. Alles is gelijkvloers; de hallen zijn binnendoor verbonden.',
      topics: [
        {
          title: 'Ontvangsthal',
          icon: 'lucide:door-open',
          label: 'Open vanaf 9.00 uur',
          body: `Registratie, informatiebalie, garderobe (€ 2,00 per stuk) en twee stilteruimten. De persbalie is rechts.`,
        },
        {
          title: 'Hal 1',
          icon: 'lucide:store',
          label: 'Stands, zalen en koffieplein',
          body: `Volg de oranje lijn op de vloer. Hier zijn de tourbalie en de Grote Zaal, met ringleiding.`,
          link: { label: 'Bekijk de plattegrond', url: '/plattegrond' },
        },
        {
          title: 'Hal 2',
          icon: 'lucide:house',
          label: 'Proefwoningen onder de loopkraan',
          body: `Volg de blauwe lijn. Hier staan complete woningen waar u doorheen kunt lopen.`,
          link: { label: 'Bekijk de plattegrond', url: '/plattegrond' },
        },
        {
          title: 'Laden en lossen',
          icon: 'lucide:truck',
          label: 'Veilingkade 5',
          body: `Alleen voor standhouders en met een tijdvak, dat u in januari krijgt. Op beursdagen is de laadkuil open van 7.00 tot 9.00 uur.`,
        },
      ],
    },
    {
      type: 'text-with-image',
      title: 'Toegankelijk voor iedereen',
      body: `Beide hallen zijn gelijkvloers. Naar de zalen op de verdieping gaat een lift van 1,10 bij 2,10 meter. In elke hal is een toilet voor rolstoelgebruikers, en in de Grote Zaal ligt een ringleiding.

Hebt u hulp nodig, of wilt u dat iemand met u meeloopt? Bel 030 000 12 04 op werkdagen, of meld u bij de informatiebalie.`,
      image: scene('trappenhuis'),
      side: 'Links',
      buttons: [{ label: 'Lees meer over toegankelijkheid', url: '/toegankelijkheid', tone: 'Tweede knop' }],
    },
    { type: 'faq', title: 'Vragen over route en parkeren', category: 'route-en-parkeren' },
  ],
};

/** All questions, one block per category. */
const questions: PageSeed = {
  title: 'Veelgestelde vragen',
  slug: 'faq',
  seo: {
    title: 'Veelgestelde vragen',
    description:
      'Veertig antwoorden over kaarten, programma, route, de beursvloer, deelnemen als standhouder en uw gegevens.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Hier staan de vragen die het vaakst binnenkomen. Staat de uwe er niet bij? Bel 030 000 12 00, op werkdagen van 9.00 tot 17.00 uur, of kijk op [Contact](/contact) wie u verder kan helpen.`,
    },
    { type: 'faq', title: 'Kaarten en toegang', category: 'kaarten-en-toegang' },
    { type: 'faq', title: 'Programma en tours', category: 'programma-en-tours' },
    { type: 'faq', title: 'Route en parkeren', category: 'route-en-parkeren' },
    { type: 'faq', title: 'Op de beursvloer', category: 'op-de-beursvloer' },
    { type: 'faq', title: 'Deelnemen als standhouder', category: 'standhouders' },
    { type: 'faq', title: 'Deze site en uw gegevens', category: 'site-en-gegevens' },
    {
      type: 'call-to-action',
      title: 'Nog een vraag?',
      text: 'Wij antwoorden meestal dezelfde dag.',
      tone: 'Blauw',
      buttons: [{ label: 'Neem contact op', url: '/contact', tone: 'Hoofdknop' }],
    },
  ],
};

/** The texts around the albums of the previous edition; the site puts the albums themselves there. */
const photos: PageSeed = {
  title: "Foto's van 2025",
  slug: 'fotos-2025',
  photosOfYear: '2025',
  seo: {
    title: "Foto's van Fabriek & Thuis 2025",
    description:
      'Zestig foto’s van de vorige editie: de opening, de renovatiedag, de slotdag en wat er achter de schermen gebeurde.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `In februari 2025 kwamen 6.200 mensen naar De Meerhallen. De beelden op deze pagina zijn getekend naar wat er te zien was. Herkent u zichzelf en hebt u daar bezwaar tegen? Mail naar [privacy@fabriekenthuis.example](mailto:privacy@fabriekenthuis.example), dan halen wij het beeld weg. Voor gebruik in de pers kijkt u op [Pers](/pers).`,
    },
  ],
};

/** For groups of more than ten people. */
const groups: PageSeed = {
  title: 'Met een groep komen',
  slug: 'groepsbezoek',
  seo: {
    title: 'Groepsbezoek aanmelden',
    description:
      'Komt u met meer dan tien personen naar Fabriek & Thuis? Meld uw groep in één keer aan: de badges liggen klaar, en een rondleiding kan erbij.',
  },
  blocks: [
    {
      type: 'topics',
      title: 'Zo gaat het',
      look: 'Stappen',
      topics: [
        {
          title: 'U meldt de groep aan',
          icon: 'lucide:users',
          body: 'Met de dag, het aantal personen en iemand die wij kunnen bellen. Namen hoeven nog niet.',
        },
        {
          title: 'U krijgt antwoord',
          icon: 'lucide:mail',
          body: 'Binnen twee werkdagen, met de balie waar de badges liggen en het begin van uw rondleiding.',
        },
        {
          title: 'U komt binnen',
          icon: 'lucide:ticket',
          body: 'Aan de groepsbalie, links in de ontvangsthal. Een bus kan voor de deur stoppen en staat daarna op P2.',
        },
      ],
      phase: 'Tot en met de beurs',
    },
    {
      type: 'form',
      title: 'Meld uw groep aan',
      text: 'Van 11 tot en met 120 personen. Een rondleiding duurt drie kwartier en is gratis.',
      form: 'groepsbezoek',
    },
  ],
};

export const visitPages: PageSeed[] = [planning, groups, venue, questions, photos];
