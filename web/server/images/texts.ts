export const pictureErrors = {
  wrongWidth: (widths: readonly number[]) => ({
    title: 'Deze breedte bestaat niet',
    message: `Een beeld is er in de breedtes ${widths.join(', ')}.`,
  }),
} as const;
