import { listed } from '../field-failure';

export const files = {
  /** `types` such as PDF and JPG; `size` of one file. */
  takes: (types: readonly string[], size: string, count: number) =>
    count === 1
      ? `${listed(types, 'of')}, ten hoogste ${size}.`
      : `${listed(types, 'of')}. Ten hoogste ${count} bestanden van ten hoogste ${size} per stuk.`,
  choose: (isMany: boolean) => (isMany ? 'Kies bestanden' : 'Kies een bestand'),
  kept: 'Deze bestanden hebben wij al. Haal een vinkje weg om dat bestand niet mee te sturen.',
  list: (label: string) => `Bestanden bij ‘${label}’`,
  sending: (percent: number) => `${percent} % verstuurd`,
  checking: 'Wordt nagekeken…',
  done: 'Toegevoegd',
  replaced: (name: string) => `In plaats van ${name}: hier past één bestand.`,
  cancel: 'Annuleren',
  retry: 'Opnieuw proberen',
  remove: 'Verwijderen',
  gone: 'Deze bestanden bewaarden wij een uur. Kies ze opnieuw.',
  /** Read out to who does not see the list. */
  said: {
    started: (name: string) => `${name} wordt verstuurd.`,
    done: (name: string) => `${name} is toegevoegd.`,
    removed: (name: string) => `${name} is verwijderd.`,
  },
  faults: {
    'too-large': (name: string) => `${name} is te groot.`,
    'too-many': (name: string) => `${name} is er een te veel.`,
    empty: (name: string) => `${name} is leeg.`,
    'cut-off': (name: string) => `${name} is niet helemaal aangekomen. Probeer het opnieuw.`,
    'wrong-type': (name: string) => `Bestanden als ${name} kunnen hier niet.`,
    damaged: (name: string) => `${name} is beschadigd of onvolledig.`,
    'too-many-pixels': (name: string) => `${name} heeft te veel pixels. Verklein het beeld.`,
    unavailable: (name: string) => `${name} kon nu niet worden aangenomen. Probeer het zo nog eens.`,
    'too-often': () => 'U hebt in korte tijd veel bestanden verstuurd. Wacht even en probeer het opnieuw.',
    sending: (name: string) => `${name} is nog onderweg. Wacht even en verstuur het formulier dan.`,
    gone: (name: string) => `${name} bewaarden wij een uur. Kies het opnieuw.`,
  },
};
