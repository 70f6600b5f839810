export const auditPageTexts = {
  subtitle: (days: number) =>
    `Wie van de organisatie gegevens van bezoekers wijzigde of downloadde. Regels blijven ${days} dagen.`,
  none: 'Er is nog niets gewijzigd of gedownload.',
  columns: ['Wanneer', 'Wie', 'Wat', 'Waarover'],
} as const;
