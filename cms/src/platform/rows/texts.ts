export const returnProblems = {
  taken: (names: readonly string[]) =>
    `Dit kan niet terug zolang iets anders dit heeft: ${names.join(', ')}. Geef dat eerst een andere naam.`,
  given: (names: readonly string[]) => `Dit kan niet terug: ${names.join(', ')} is intussen van iets anders.`,
} as const;
