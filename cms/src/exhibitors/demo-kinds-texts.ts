/**
 * The kinds of exhibitors of the demo fair, which every fair had before kinds were content: the only place in the code that names
 * them. Keys are what exhibitors of those fairs hold.
 */
export const demoKinds = [
  {
    key: 'Overheid',
    slug: 'overheden',
    colour: 'Blauw',
    icon: 'lucide:landmark',
    rank: 10,
    nl: {
      name: 'Overheid',
      plural: 'Overheden',
      intro: 'Gemeenten, provincies en diensten die grond, regels en opdrachten inbrengen.',
    },
    en: {
      name: 'Government',
      plural: 'Governments',
      intro: 'Municipalities, provinces and agencies that bring land, rules and commissions.',
    },
  },
  {
    key: 'Woningcorporatie',
    slug: 'woningcorporaties',
    colour: 'Groen',
    icon: 'lucide:building-2',
    rank: 20,
    nl: {
      name: 'Woningcorporatie',
      plural: 'Woningcorporaties',
      intro: 'Corporaties die de komende jaren bouwen, verduurzamen en samen inkopen.',
    },
    en: {
      name: 'Housing association',
      plural: 'Housing associations',
      intro: 'Associations that will build, make homes sustainable and buy together in the coming years.',
    },
  },
  {
    key: 'Nieuwbouwconcept',
    slug: 'nieuwbouwconcepten',
    colour: 'Huiskleur',
    icon: 'lucide:factory',
    rank: 30,
    nl: {
      name: 'Nieuwbouwconcept',
      plural: 'Nieuwbouwconcepten',
      intro: 'Woningen uit de fabriek: van houten module tot complete straat.',
    },
    en: {
      name: 'New-build concept',
      plural: 'New-build concepts',
      intro: 'Homes from the factory: from a timber module to a complete street.',
    },
  },
  {
    key: 'Bestaande-bouwconcept',
    slug: 'bestaande-bouwconcepten',
    colour: 'Grijs',
    icon: 'lucide:hammer',
    rank: 40,
    nl: {
      name: 'Renovatieconcept',
      plural: 'Renovatieconcepten',
      intro: 'Concepten om bestaande woningen te renoveren, op te toppen en te verduurzamen.',
    },
    en: {
      name: 'Renovation concept',
      plural: 'Renovation concepts',
      intro:
        'Concepts for renovating, topping up and greening existing homes, often while the residents stay at home.',
    },
  },
] as const;
