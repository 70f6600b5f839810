import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** Who to call for what. */
const contact: PageSeed = {
  title: 'Contact',
  slug: 'contact',
  seo: {
    title: 'Contact met de organisatie',
    description:
      'Bel of mail de organisatie van Fabriek & Thuis: bezoek, standplaatsen, programma, signing, pers en toegankelijkheid.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Wij zijn met zeven mensen en nemen de telefoon zelf op, op werkdagen van 9.00 tot 17.00 uur. Een mail krijgt dezelfde of de volgende werkdag antwoord; in de twee weken voor de beurs kan het een dag langer duren.`,
    },
    {
      type: 'cards',
      title: 'Wie kan u helpen?',
      cards: [
        {
          title: 'Bezoekers',
          text: 'Kaarten, groepen, route en verloren voorwerpen. Sanne de Wit, 030 000 12 00.',
          icon: 'lucide:ticket',
          link: { label: 'Mail over uw bezoek', url: 'mailto:bezoek@fabriekenthuis.example' },
        },
        {
          title: 'Standhouders',
          text: 'Standplaatsen, opbouw en overeenkomsten. Mirjam Kuipers, 030 000 12 02.',
          icon: 'lucide:store',
          link: { label: 'Mail over uw stand', url: 'mailto:stands@fabriekenthuis.example' },
        },
        {
          title: 'Programma',
          text: 'Sprekers, zalen en sessies. Jeroen Abspoel, 030 000 12 03.',
          icon: 'lucide:mic',
          link: { label: 'Mail over het programma', url: 'mailto:programma@fabriekenthuis.example' },
        },
        {
          title: 'Hulp en toegankelijkheid',
          text: 'Rolstoel, begeleiding, tolk of rustige plek. Naima Bouzid, 030 000 12 04.',
          icon: 'lucide:accessibility',
          link: { label: 'Vraag hulp aan', url: 'mailto:toegankelijk@fabriekenthuis.example' },
        },
        {
          title: 'Signing en advertenties',
          text: 'Vlaggen, schermen, beursgids en bestanden. Bo Terlouw, 030 000 12 05.',
          icon: 'lucide:megaphone',
          link: { label: 'Mail over signing', url: 'mailto:signing@fabriekenthuis.example' },
        },
        {
          title: 'Pers',
          text: 'Persbadges, beeld en gesprekken. Daan Verschoor, 030 000 12 06.',
          icon: 'lucide:newspaper',
          link: { label: 'Bekijk de perspagina', url: '/pers' },
        },
      ],
    },
    {
      type: 'rich-text',
      body: `## Kantoor

Stichting Fabriek & Thuis
Kanaalweg 212
3533 HL Utrecht

Ons kantoor zit naast de hallen, op de eerste verdieping boven de fietsenstalling. Komt u langs, bel dan even: op dinsdag is er meestal niemand.

**Tijdens de beurs** vindt u ons in het kantoor links naast de registratie in Hal 1. Bij spoed op de beursvloer belt u 030 000 12 12, dag en nacht.`,
    },
    {
      type: 'call-to-action',
      title: 'Misschien staat uw antwoord er al',
      text: 'Veertig vragen over kaarten, route, stands en gegevens.',
      tone: 'Blauw',
      buttons: [{ label: 'Bekijk veelgestelde vragen', url: '/faq', tone: 'Hoofdknop' }],
    },
  ],
};

/** What the fair is, where it comes from and who makes it. */
const about: PageSeed = {
  title: 'Over de beurs',
  slug: 'over-de-beurs',
  seo: {
    title: 'Over Fabriek & Thuis',
    description:
      'Sinds 2011 brengt Fabriek & Thuis om de twee jaar makers en opdrachtgevers van woningen bij elkaar. Wie zijn wij en wat vinden wij belangrijk?',
    image: scene('tekentafel'),
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Sinds 2011',
      title: 'Een beurs die begon met één badkamer',
      text: 'Op een parkeerterrein in Amersfoort stond in 2011 een natte cel op een aanhanger. Zestig mensen kwamen kijken, en de meesten wilden meer zien.',
      image: scene('tekentafel'),
    },
    {
      type: 'text-with-image',
      title: 'Waarom wij dit doen',
      body: `Een woning bestellen is lastig als u haar niet kunt zien. Op tekening lijkt elk concept goed, en in een folder duurt elke bouwplaats twee dagen. Daarom zetten wij de dingen zelf op de vloer, met de makers ernaast.

De beurs is van een **stichting zonder winstoogmerk**. Corporaties, gemeenten en bouwers zitten samen in het bestuur, elk met evenveel stemmen. Wat er na een editie overblijft, gaat naar beurzen voor mbo-studenten.`,
      image: scene('prefab-badkamer'),
      side: 'Links',
    },
    {
      type: 'rich-text',
      body: `## Waar wij op letten

- **Eerst zien, dan praten.** Een derde van de vloer is bestemd voor dingen op ware grootte.
- **Cijfers op tafel.** Wie op een podium staat, laat prijs, doorlooptijd en tegenvallers zien.
- **Bewoners horen erbij.** In het programma spreken ook huurders en kopers die er al wonen.
- **Geen afvalbeurs.** Van de standbouw gaat 94% terug in gebruik; in 2027 willen wij boven de 95% uitkomen.

## Kleine geschiedenis

- **2011:** één badkamer, zestig bezoekers
- **2013:** eerste echte editie, 22 standhouders in een veilinghal
- **2017:** verhuizing naar De Meerhallen in Utrecht
- **2021:** editie buiten, met looproutes en thermoskannen
- **2023:** bestaande bouw krijgt een eigen hal
- **2025:** 104 standhouders, 6.200 bezoekers en de eerste Serieprijs
- **2027:** negende editie, met vijf paviljoens`,
    },
    {
      type: 'figures',
      title: 'De beurs in getallen',
      figures: [
        { value: '9e', label: 'editie in zestien jaar' },
        { value: '7', label: 'mensen op kantoor' },
        { value: '85', label: 'vrijwilligers in de beursweek' },
        { value: '94%', label: 'van de standbouw hergebruikt' },
      ],
    },
    {
      type: 'quote',
      text: 'We verkopen geen vierkante meters, we lenen ze drie dagen uit aan mensen die iets te laten zien hebben. Wie alleen een folder meebrengt, bel ik op.',
      name: 'Mirjam Kuipers',
      role: 'hoofd beursvloer',
    },
    {
      type: 'call-to-action',
      title: 'Bouwt u mee?',
      text: 'Als standhouder, als spreker of als vrijwilliger.',
      tone: 'Groen',
      buttons: [
        { label: 'Deelnemen als standhouder', url: '/deelnemen-als-standhouder', tone: 'Hoofdknop' },
        { label: 'Neem contact op', url: '/contact', tone: 'Tweede knop' },
      ],
    },
  ],
};

/** What a journalist needs. */
const press: PageSeed = {
  title: 'Pers',
  slug: 'pers',
  seo: {
    title: 'Pers',
    description:
      'Persbadges, feiten en cijfers, beeldmateriaal en het contact voor journalisten die over Fabriek & Thuis 2027 schrijven.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Schrijft, filmt of fotografeert u over bouwen en wonen? U bent welkom, ook zonder afspraak. De persbalie is alle dagen open van 9.00 uur tot een half uur voor sluiting, in de ontvangsthal rechts.

## Persbadge

Vraag uw badge aan bij Daan Verschoor, [pers@fabriekenthuis.example](mailto:pers@fabriekenthuis.example) of 030 000 12 06. Vermeld voor welk medium u werkt. Met een persbadge mag u in alle zalen vooraan zitten en op stands filmen als de standhouder dat goed vindt.

## Feiten op een rij

- **Wat:** tweejaarlijkse vakbeurs voor industrieel en conceptueel bouwen en renoveren
- **Wanneer:** 9, 10 en 11 februari 2027
- **Waar:** De Meerhallen, Kanaalweg 210, Utrecht
- **Omvang:** 120 standhouders, 90 programmaonderdelen, twee hallen, vijf paviljoens
- **Vorige editie:** 6.200 bezoekers in februari 2025
- **Organisator:** Stichting Fabriek & Thuis, zonder winstoogmerk

## Persmomenten

1. Dinsdag 9 februari, 9.45 uur: opening en eerste rondgang, verzamelen bij de persbalie
2. Woensdag 10 februari, 15.30 uur: vijf opdrachtgevers tekenen een gezamenlijke bestelling in het Huis van de Opdrachtgever
3. Donderdag 11 februari, 15.15 uur: uitreiking van de Serieprijs in de Grote Zaal

## Beeld

De foto's hieronder mag u gebruiken bij berichten over de beurs, met vermelding van **Ilse van Mourik / Fabriek & Thuis**. Hoge resolutie sturen wij dezelfde dag.`,
    },
    {
      type: 'gallery',
      title: 'Persbeeld 2025',
      album: 'slotdag-2025',
      limit: 6,
      link: { label: "Bekijk alle foto's van 2025", url: '/fotos-2025' },
    },
    {
      type: 'latest-news',
      title: 'Laatste berichten',
      limit: 6,
      link: { label: 'Lees al het nieuws', url: '/nieuws' },
    },
  ],
};

export const organisationPages: PageSeed[] = [contact, about, press];
