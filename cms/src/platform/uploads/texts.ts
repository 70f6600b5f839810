export const uploadFaults = {
  'too-large': 'Dit bestand is te groot.',
  empty: 'Dit bestand is leeg.',
  'cut-off': 'Dit bestand is niet helemaal aangekomen.',
  'wrong-type': 'Dit soort bestand kan hier niet.',
  damaged: 'Dit bestand is beschadigd of onvolledig.',
  'too-many-pixels': 'Dit beeld heeft te veel pixels. Verklein het en probeer het nog eens.',
} as const;

export const uploadErrors = { gone: 'Dit bestand is er niet (meer).' } as const;
