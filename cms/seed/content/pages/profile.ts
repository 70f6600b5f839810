import { scene } from '../scenes';
import type { PageSeed } from '../types';

/** What a visitor's profile is for and what is kept of it. */
export const profile: PageSeed = {
  title: 'Bezoekersprofiel',
  slug: 'bezoekersprofiel',
  seo: {
    title: 'Bezoekersprofiel',
    description:
      'Waarvoor u een bezoekersprofiel maakt, welke gegevens wij bewaren en hoe lang, en hoe u ze inziet, meeneemt of laat wissen.',
    image: scene('plint-winkels'),
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Een bezoekersprofiel zegt wat u op de beurs zoekt. Het is niet nodig om binnen te komen en niet nodig om deze site te gebruiken: programma, plattegrond en standhouders zijn er voor iedereen. **Een profiel maken kan op dit moment nog niet.** Hier leest u wat het wordt, zodat u kunt besluiten of u het wilt.`,
    },
    {
      type: 'cards',
      title: 'Wat u eraan hebt',
      cards: [
        {
          title: 'Een dag die klopt',
          text: 'U kiest onderwerpen en een dag. De site zet sessies en stands daarbij op een rij, in een volgorde die te lopen is.',
          icon: 'lucide:route',
        },
        {
          title: 'Bewaard op één plek',
          text: 'Sessies en standhouders die u bewaart, staan op uw telefoon en op uw computer hetzelfde.',
          icon: 'lucide:bookmark',
        },
        {
          title: 'Bericht als er iets verandert',
          text: 'Alleen als u dat aanzet, en alleen over wat u zelf bewaard hebt: een andere zaal, een ander uur.',
          icon: 'lucide:clock',
        },
      ],
    },
    {
      type: 'rich-text',
      body: `## Wat wij bewaren

- uw **e-mailadres**, dat u bevestigt met een link in een mail
- uw **voornaam**, als u die wilt geven
- de **onderwerpen** en dagen die u kiest
- wat u **bewaart**: sessies en standhouders

Meer niet. Wij vragen geen telefoonnummer, geen geboortedatum en geen functie, en wij kopen nergens gegevens bij.

## Wie het ziet

Alleen u, en de twee mensen op ons kantoor die vragen over accounts beantwoorden. Standhouders zien uw profiel niet. Laat u op een stand uw badge lezen, dan staat dat los van uw profiel: die standhouder krijgt wat op uw badge staat en niets anders.

## Hoe lang

Tot en met 30 april 2027, ruim twee maanden na de beurs. Daarna wissen wij alle profielen, behalve van wie vraagt om het voor 2029 te bewaren. Eerder weg? Dat kan altijd.

## Wat u ermee kunt

- **Inzien en meenemen:** u krijgt alles wat wij van u hebben in een bestand
- **Verbeteren:** u verandert elk gegeven zelf
- **Wissen:** binnen vijf werkdagen is alles weg, en u krijgt daarvan bericht

De grondslagen en uw rechten staan in de [privacyverklaring](/privacy). Een klacht mag u ook rechtstreeks bij de Autoriteit Persoonsgegevens indienen.`,
    },
    {
      type: 'call-to-action',
      title: 'Intussen zonder profiel op pad',
      text: 'Zoek uw sessies op onderwerp en dag, en kijk op de plattegrond waar u moet zijn.',
      tone: 'Blauw',
      buttons: [
        { label: 'Bekijk het programma', url: '/programma', tone: 'Hoofdknop' },
        { label: 'Open de plattegrond', url: '/plattegrond', tone: 'Tweede knop' },
      ],
    },
  ],
};
