import type { StandOfferSeed } from '../types';

/** Prices of this edition are in euro cents, without VAT. */
export const standOffer: StandOfferSeed = {
  kinds: [
    {
      code: 'ingericht',
      name: 'Ingerichte stand',
      nameEnglish: 'Furnished stand',
      description:
        'Sleutelklaar op maandagmiddag: wanden van hout met stof, tapijttegels, een tafel met vier stoelen, verlichting en uw naam op de luifel.',
      descriptionEnglish:
        'Ready on Monday afternoon: walls of wood and cloth, carpet tiles, a table with four chairs, lighting and your name on the fascia.',
      cents: 33_600,
      minSquareMetres: 12,
      maxSquareMetres: 200,
    },
    {
      code: 'kale-vloer',
      name: 'Kale vloer',
      nameEnglish: 'Floor space',
      description: 'U bouwt zelf, of laat een standbouwer komen.',
      descriptionEnglish: 'You build the stand yourself, or have it built.',
      cents: 24_800,
      minSquareMetres: 24,
      maxSquareMetres: 400,
    },
    {
      code: 'proefwoning',
      name: 'Proefwoning in Hal 2',
      nameEnglish: 'Show home in Hall 2',
      description: 'De loopkraan en een hijsploeg zijn inbegrepen.',
      descriptionEnglish: 'The overhead crane and a hoisting crew are included.',
      cents: 18_900,
      minSquareMetres: 60,
      maxSquareMetres: 400,
    },
    {
      code: 'paviljoen',
      name: 'Plaats in een paviljoen',
      nameEnglish: 'Place in a pavilion',
      description: 'Een balie met eigen scherm tussen vakgenoten, inclusief inrichting.',
      descriptionEnglish: 'A counter with a screen of your own among your peers, furnished.',
      cents: 245_000,
    },
  ],
  buildings: [
    {
      code: 'zelfbouw',
      name: 'Wij bouwen zelf',
      nameEnglish: 'We build it ourselves',
      description: 'Met eigen mensen en materiaal.',
      descriptionEnglish: 'With your own people and material.',
      cents: 0,
      kinds: 'kale-vloer\nproefwoning',
    },
    {
      code: 'standbouwer',
      name: 'Onze standbouwer bouwt',
      nameEnglish: 'Our stand builder builds it',
      description: 'U geeft later door wie dat is. De tekening gaat vooraf langs ons.',
      descriptionEnglish: 'You tell us later who that is. We check the drawing beforehand.',
      cents: 0,
      kinds: 'kale-vloer\nproefwoning',
    },
    {
      code: 'wanden-en-tapijt',
      name: 'Wanden en tapijt van de beurs',
      nameEnglish: 'Walls and carpet by the fair',
      description: 'Achterwanden van hout met stof en tapijttegels; de rest brengt u mee.',
      descriptionEnglish: 'Back walls of wood and cloth, and carpet tiles; you bring the rest.',
      cents: 5_900,
      kinds: 'kale-vloer',
    },
  ],
  registrationCents: 49_500,
  vatRate: 21,
};
