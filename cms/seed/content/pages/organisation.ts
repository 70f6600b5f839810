import { scene } from '../scenes';
import type { PageSeed } from '../types';

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
      type: 'topics',
      title: 'Wie kan u helpen?',
      text: 'Kies waar uw vraag over gaat. Uw bericht komt dan bij de juiste persoon.',
      topics: [
        {
          title: 'Bezoekers',
          icon: 'lucide:ticket',
          label: 'Sanne de Wit',
          body: `Kaarten, groepen, route en verloren voorwerpen.

[030 000 12 00](tel:+31300001200)

[bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example)`,
        },
        {
          title: 'Standhouders',
          icon: 'lucide:store',
          label: 'Mirjam Kuipers',
          body: `Standplaatsen, opbouw, overeenkomsten en het [reglement](/reglement-standhouders).

[030 000 12 02](tel:+31300001202)

[stands@fabriekenthuis.example](mailto:stands@fabriekenthuis.example)`,
        },
        {
          title: 'Programma',
          icon: 'lucide:mic',
          label: 'Jeroen Abspoel',
          body: `Sprekers, zalen, sessies en tours.

[030 000 12 03](tel:+31300001203)

[programma@fabriekenthuis.example](mailto:programma@fabriekenthuis.example)`,
        },
        {
          title: 'Hulp en toegankelijkheid',
          icon: 'lucide:accessibility',
          label: 'Naima Bouzid',
          body: `Rolstoel, begeleiding, tolk of een rustige plek.

[030 000 12 04](tel:+31300001204)

[toegankelijk@fabriekenthuis.example](mailto:toegankelijk@fabriekenthuis.example)`,
        },
        {
          title: 'Signing en advertenties',
          icon: 'lucide:megaphone',
          label: 'Bo Terlouw',
          body: `Vlaggen, schermen, de beursgids en uw bestanden.

[030 000 12 05](tel:+31300001205)

[signing@fabriekenthuis.example](mailto:signing@fabriekenthuis.example)`,
        },
        {
          title: 'Pers',
          icon: 'lucide:newspaper',
          label: 'Daan Verschoor',
          body: `Persbadges, beeld en gesprekken; veel staat al op [Pers](/pers).

[030 000 12 06](tel:+31300001206)

[pers@fabriekenthuis.example](mailto:pers@fabriekenthuis.example)`,
        },
      ],
    },
    {
      type: 'form',
      title: 'Stel uw vraag',
      text: 'Kies waar uw vraag over gaat, dan komt die bij de juiste persoon.',
      form: 'contact',
    },
    {
      type: 'topics',
      title: 'Waar en wanneer',
      topics: [
        {
          title: 'Kantoor',
          icon: 'lucide:building-2',
          label: 'Kanaalweg 212, 3533 HL Utrecht',
          body: `Naast de hallen, op de eerste verdieping boven de fietsenstalling. Komt u langs, bel dan even: op dinsdag is er meestal niemand.`,
          link: { label: 'Bekijk de route', url: '/locatie' },
        },
        {
          title: 'Bereikbaar',
          icon: 'lucide:clock',
          label: 'Werkdagen, 9.00–17.00 uur',
          body: `Buiten die uren neemt het antwoordapparaat op; wij bellen de volgende werkdag terug. Van 21 december 2026 tot en met 3 januari 2027 zijn wij dicht.`,
        },
        {
          title: 'Tijdens de beurs',
          icon: 'lucide:triangle-alert',
          label: 'Spoed: 030 000 12 12',
          body: `U vindt ons in het kantoor in de ontvangsthal, links naast de registratie. Bij gevaar of een ongeval op de beursvloer belt u [030 000 12 12](tel:+31300001212), dag en nacht, van opbouw tot afbraak.`,
        },
      ],
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
      body: `Een woning bestellen is lastig als u die niet kunt zien. Op tekening lijkt elk concept goed, en in een folder duurt elke bouwplaats twee dagen. Daarom zetten wij de dingen zelf op de vloer, met de makers ernaast.

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

Vraag uw badge hieronder aan, of bij Daan Verschoor, [pers@fabriekenthuis.example](mailto:pers@fabriekenthuis.example) of 030 000 12 06. Met een persbadge mag u in alle zalen vooraan zitten en op stands filmen als de standhouder dat goed vindt.`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `Schrijft of filmt u over de editie van 2027? Daan Verschoor helpt u aan beeld, cijfers en een gesprek: [pers@fabriekenthuis.example](mailto:pers@fabriekenthuis.example) of 030 000 12 06.`,
      phase: 'Na de beurs',
    },
    {
      type: 'rich-text',
      body: `## Feiten op een rij

- **Wat:** tweejaarlijkse vakbeurs voor industrieel en conceptueel bouwen en renoveren
- **Wanneer:** {beursdagen}
- **Waar:** De Meerhallen, Kanaalweg 210, Utrecht
- **Omvang:** 120 standhouders, 90 programmaonderdelen, twee hallen, vijf paviljoens
- **Vorige editie:** 6.200 bezoekers in februari 2025
- **Organisator:** Stichting Fabriek & Thuis, zonder winstoogmerk`,
    },
    {
      type: 'rich-text',
      body: `## Persmomenten

1. Dinsdag 9 februari, 9.45 uur: verzamelen bij de persbalie voor de opening van 10.00 uur en een eerste rondgang
2. Woensdag 10 februari, 15.30 uur: vijf opdrachtgevers tekenen een gezamenlijke bestelling in het Huis van de Opdrachtgever
3. Donderdag 11 februari, 15.15 uur: uitreiking van de Serieprijs in de Grote Zaal`,
      phase: 'Tot en met de beurs',
    },
    {
      type: 'rich-text',
      body: `## Beeld

De beelden hieronder zijn getekend. U mag ze gebruiken bij berichten over de beurs, met vermelding van **Fabriek & Thuis**. Hoge resolutie sturen wij dezelfde dag.`,
    },
    {
      type: 'form',
      title: 'Vraag uw persbadge aan',
      text: 'Voor wie schrijft, filmt of fotografeert over bouwen en wonen. Uw badge ligt klaar bij de persbalie.',
      form: 'persbadge',
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

/** For who wants to work for the fair without a vacancy that fits. */
const working: PageSeed = {
  title: 'Werken bij de beurs',
  slug: 'werken-bij-de-beurs',
  seo: {
    title: 'Werken bij Fabriek & Thuis',
    description:
      'Vrijwilliger, op- en afbouw, kantoor of stage: vertel wat u kunt en wanneer u tijd hebt. Wij lezen elke sollicitatie binnen een week.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Wij zijn met zeven mensen. In de week van de beurs zijn wij met negentig: aan de balies, in de zalen en bij de tours, en met de ploeg die de hallen op- en afbouwt. Iedereen krijgt een ochtend inwerken, een maaltijd en reiskosten.

Werk bij onszelf en bij standhouders staat bij de [vacatures](/vacatures). Past daar niets bij? Schrijf ons dan hieronder.`,
    },
    {
      type: 'form',
      title: 'Open sollicitatie',
      text: 'Vertel wat u kunt en wanneer u tijd hebt. U hoort altijd iets terug.',
      form: 'open-sollicitatie',
    },
  ],
};

export const organisationPages: PageSeed[] = [contact, about, press, working];
