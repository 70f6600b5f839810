import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** Texts around the form with which visitors register: its use to them, and the data that is stored. */
export const profile: PageSeed = {
  title: 'Uw kaart',
  slug: 'bezoekersprofiel',
  seo: {
    title: 'Vraag uw kaart aan',
    description:
      'Vraag gratis uw kaart aan voor Fabriek & Thuis, met een badge en een programma dat past bij wat u zoekt. En wat wij van u bewaren, en hoe lang.',
    image: scene('plint-winkels'),
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Gratis voor wie beroepsmatig bouwt, renoveert of woningen beheert. U bevestigt uw e-mailadres en krijgt **meteen uw badge**.`,
    },
    {
      type: 'cards',
      title: 'Wat u eraan hebt',
      cards: [
        {
          title: 'Zo naar binnen',
          text: 'Print de badge of laat de code van uw telefoon scannen. Aan de balie hoeft u niets te regelen.',
          icon: 'lucide:ticket',
        },
        {
          title: 'Een dag die klopt',
          text: 'U kiest onderwerpen en dagen. Na het bevestigen staan de sessies en stands daarbij op een rij.',
          icon: 'lucide:route',
        },
        {
          title: 'U houdt het zelf bij',
          text: 'Met de link in uw mail wijzigt u dit of meldt u zich af. Een account hebt u niet nodig.',
          icon: 'lucide:sliders-horizontal',
        },
      ],
    },
    {
      type: 'rich-text',
      body: `## Wat wij bewaren

- uw **naam, e-mailadres, organisatie en functie**: uw naam, organisatie en functie staan op uw badge
- het **soort organisatie**, de **onderwerpen** en de **dagen** die u kiest
- **waarover wij u mogen mailen**, elk apart en alleen als u dat aankruist
- **wat u nodig hebt** op de beurs, zoals een tolk of een dieet, alleen met uw toestemming

Wij vragen geen telefoonnummer en geen geboortedatum, en wij kopen nergens gegevens bij. De code op uw badge zegt niets over u aan wie hem fotografeert.

## Wie het ziet

Uw aanmelding ziet alleen de organisatie. Wat u nodig hebt, kan iets over uw gezondheid zeggen: dat ziet alleen wie het regelt. Standhouders zien uw aanmelding niet.

## Hoe lang

- wat u nodig hebt: tot en met de dag na de beurs
- uw aanmelding: tot 90 dagen na de beurs
- een aanmelding die u niet bevestigt: 30 dagen

Eerder weg? Meld u af met de link in uw mail, dan is alles meteen verwijderd.

## Wat u ermee kunt

- **Inzien en verbeteren:** met de link in uw mail, of in uw account
- **Meenemen:** met een account met hetzelfde e-mailadres krijgt u alles in een bestand
- **Wissen:** u meldt zich af, en er blijft niets staan

De grondslagen en uw rechten staan in de [privacyverklaring](/privacy). Een klacht mag u ook rechtstreeks bij de Autoriteit Persoonsgegevens indienen.`,
    },
    {
      type: 'call-to-action',
      title: 'Eerst rondkijken?',
      text: 'Zoek uw sessies op onderwerp en dag, en kijk op de plattegrond waar u moet zijn.',
      tone: 'Blauw',
      buttons: [
        { label: 'Bekijk het programma', url: '/programma', tone: 'Hoofdknop' },
        { label: 'Open de plattegrond', url: '/plattegrond', tone: 'Tweede knop' },
      ],
    },
  ],
};
