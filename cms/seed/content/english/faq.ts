import type { EnglishSeed } from '../types';

/** The categories of the questions, by slug. */
export const faqCategories: EnglishSeed['faqCategories'] = {
  'kaarten-en-toegang': { name: 'Tickets and admission' },
  'programma-en-tours': { name: 'Programme and tours' },
  'route-en-parkeren': { name: 'Directions and parking' },
  'op-de-beursvloer': { name: 'On the fair floor' },
  standhouders: { name: 'Exhibiting' },
  'site-en-gegevens': { name: 'This site and your data' },
};

/** The questions that visitors from abroad ask most, by slug. */
export const faqQuestions: EnglishSeed['faqQuestions'] = {
  'wat-kost-een-kaart': {
    question: 'What does a ticket for Fabriek & Thuis cost?',
    answer:
      'Admission is free for those who work in building, renovation or housing. The ticket is valid on all three days, for all knowledge sessions and plenary meetings, and for coffee on the square in Hall 1. You only pay for lunch and parking, on the spot.',
  },
  'wanneer-is-de-beurs-open': {
    question: 'When is the fair open?',
    answer:
      '{Openingstijden}. The doors of the reception hall open at 9.00 every day, so that you can leave your coat and have a quiet coffee before the fair floor opens.',
  },
  'voor-wie-is-de-beurs-bedoeld': {
    question: 'Who is the fair for?',
    answer:
      'For everybody who commissions, makes or improves homes: people from municipalities, provinces and central government, housing associations, developers, builders, suppliers, architects, advisers and tenants’ organisations. It is a trade fair; there is no programme for private house hunters.',
  },
  'kan-ik-zonder-aanmelding-binnenlopen': {
    question: 'Can I walk in without registering?',
    answer:
      'You can. At the desk in the reception hall we make a badge for you; bring a business card or proof of your position. Between 9.30 and 10.30 in the morning, expect to wait a quarter of an hour. With a ticket requested in advance you walk straight in.',
  },
  'moet-ik-mij-aanmelden-voor-sessies': {
    question: 'Do I have to register for knowledge sessions?',
    answer:
      'No. Plenary meetings and knowledge sessions are first come, first served. Be there ten minutes early. Workshops and tours have a limited number of places; collect a place ticket on the day itself from the tour desk in Hall 1.',
  },
  'zijn-er-engelstalige-sessies': {
    question: 'Are there sessions in English?',
    answer:
      'Yes, eight items are in English. Choose English as the language in [the programme](/programma) to see them together. The other sessions are in Dutch and are not interpreted.',
  },
  'hoe-kom-ik-met-het-openbaar-vervoer': {
    question: 'How do I get to De Meerhallen by public transport?',
    answer:
      'Travel to Utrecht Centraal and walk to the bus station on the Jaarbeurs side. On fair days a free shuttle bus leaves for De Meerhallen every ten minutes from 8.45 to 18.15 (Thursday until 17.15); the ride takes twelve minutes. You can walk too: along the canal it is about half an hour to the entrance.',
  },
  'waar-kan-ik-parkeren': {
    question: 'Where can I park and what does it cost?',
    answer:
      'Car park P1 on Kanaalweg has room for 900 cars. A day ticket costs €14.00, paid by card at the exit. When P1 is full, the signs lead you to P2, eight minutes’ walk away. Come by train or bicycle if you can: on Wednesday morning the car park is usually full by 10.30.',
  },
};
