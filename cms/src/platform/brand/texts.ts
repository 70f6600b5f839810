export const colourFieldTexts = {
  name: 'Kleur',
  hint: 'Een kleur van de huisstijl',
  pick: 'Kies een kleur',
  light: 'Licht',
  dark: 'Donker',
  button: 'Meld u aan',
  link: 'Bekijk het programma',
  tag: '2.D01',
  mended: 'Wat anders wordt dan deze kleur',
  fits: 'Deze kleur is overal goed te lezen en te zien.',
} as const;

export const previousErrors = { none: 'Er is geen vorige huisstijl om terug te zetten.' } as const;

export const previousTexts = {
  title: 'Vorige huisstijl',
  none: 'Als u een andere huisstijl publiceert, zet u de vorige hier met één druk terug.',
  about: (colour: string, letters: string | null) =>
    `Voor deze huisstijl had de site ${colour}${letters === null ? '' : `, met letters ‘${letters}’`}.`,
  back: 'Zet de vorige terug',
  done: 'De vorige huisstijl is gepubliceerd.',
} as const;

export const pagesTexts = {
  title: 'Op de site',
  home: 'Voorpagina',
  open: 'Bekijk zes pagina’s',
  about: 'In licht en donker, zoals de huisstijl het laatst is bewaard.',
  close: 'Sluit',
  failed: 'De pagina’s konden niet worden geladen. Sluit dit venster en probeer het opnieuw.',
  ofPage: (page: string, mode: string) => `${page}, ${mode}`,
  light: 'licht',
  dark: 'donker',
  openPage: 'Open in een nieuw tabblad',
  openNamed: (page: string) => `Open in een nieuw tabblad: ${page}`,
} as const;
