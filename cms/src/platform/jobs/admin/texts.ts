export const jobsPageTexts = {
  subtitle: 'Wat de website vanzelf doet, en hoe dat de laatste keer ging. Tijden zijn die van Nederland.',
  columns: ['Taak', 'Hoe het ging', 'Laatste keer', 'Volgende keer'],
} as const;
