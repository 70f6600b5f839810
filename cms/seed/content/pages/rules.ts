import type { PageSeed } from '../types';

/** Texts around the rules; their articles are versions of their own (`content/rules`). */
export const rulesPage: PageSeed = {
  title: 'Reglement standhouders',
  slug: 'reglement-standhouders',
  seo: {
    title: 'Reglement standhouders 2027',
    description:
      'De vijftien artikelen bij uw overeenkomst: toelating, betaling, annuleren, opbouw, constructie, signing, veiligheid en aansprakelijkheid.',
  },
  blocks: [
    {
      type: 'rich-text',
      body: `Wat u en wij van elkaar mogen verwachten, van aanmelding tot afbraak. U gaat ermee akkoord als u de overeenkomst voor uw standplaats tekent.`,
    },
    {
      type: 'downloads',
      title: 'Voor op de bouwplaats',
      files: [
        {
          title: 'Opbouw en veiligheid in het kort',
          fileName: 'opbouw-en-veiligheid.pdf',
          text: [
            'Deze bladzijde vat artikel 7, 8 en 10 van het reglement samen. Bij verschil geldt het reglement.',
            'Opbouw: 6 en 7 februari van 8.00 tot 20.00 uur, 8 februari van 7.00 tot 22.00 uur. Gangpaden vrij op maandag om 20.00 uur.',
            'Afbraak: 11 februari van 17.00 tot 23.00 uur en 12 februari van 7.00 tot 14.00 uur.',
            'Bouwhoogte: Hal 1 ten hoogste 4 meter, Hal 2 ten hoogste 7 meter. Vloerbelasting ten hoogste 2.500 kilo per vierkante meter.',
            'Materialen: brandklasse B of vlamvertragend behandeld, met certificaat op de stand. Geen gasflessen, geen open vuur, geen verbrandingsmotoren.',
            'Veiligheidsschoenen zijn verplicht tijdens opbouw en afbraak; onder de loopkraan ook een helm.',
            'Ongeval of gevaar: bel 030 000 12 12, dag en nacht tijdens opbouw, beurs en afbraak.',
          ],
        },
      ],
    },
    {
      type: 'call-to-action',
      title: 'Vraag over een artikel?',
      text: 'Mirjam Kuipers legt uit wat een regel voor uw stand betekent.',
      tone: 'Grijs',
      buttons: [
        { label: 'Mail over het reglement', url: 'mailto:stands@fabriekenthuis.example', tone: 'Hoofdknop' },
      ],
    },
  ],
};
