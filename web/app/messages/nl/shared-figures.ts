/** Texts of the page that a link to figures opens. */
export const sharedFigures = {
  title: 'Cijfers van de beurssite',
  madeFor: (name: string) => `Gemaakt voor ${name}.`,
  ofFilter: (filter: string) => `Alleen voor: ${filter}.`,
  ofAll: 'Van de hele site.',
  fixed: (days: string) => `Hele weken van ${days}.`,
  continues: (from: string) => `Hele weken vanaf ${from}. Elke week komt er een bij.`,
  totals: 'Bij elkaar',
  totalsText: 'Ten minste, want elk getal is naar beneden afgerond op vijf.',
  visits: 'Bezoeken',
  views: 'Weergaven',
  visitors: 'Bezoekers',
  weeks: 'Weergaven per week',
  weeksText: 'Weken van maandag tot en met zondag. Een week staat er vanaf de woensdag daarna.',
  missing: {
    notCounted: (day: string) => `Er wordt geteld sinds ${day}. Van daarvoor zijn er geen cijfers.`,
    notKept: (day: string) =>
      `Van vóór ${day} is alleen bewaard hoeveel bezoek de hele site had. Die weken staan hier niet bij.`,
  },
  about: 'Hoe wij tellen',
  aboutVisitors: 'Bezoekers tellen wij per week. Wie in twee weken komt, staat in beide.',
  aboutSteps: 'Getallen gaan in stappen van vijf, zodat niemand in te herkennen is.',
  aboutPrivacy: 'Wij bewaren van niemand wie het was.',
  toPrivacy: 'Lees hoe wij tellen',
  expires: (day: string) => `Deze link werkt tot en met ${day}.`,
  unusable: {
    heading: 'Deze link werkt niet (meer)',
    text: 'Hij is verlopen of ingetrokken, of niet helemaal overgenomen. Vraag een nieuwe aan wie u de link gaf.',
    home: 'Naar de voorpagina',
  },
};
