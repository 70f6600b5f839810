/** Sentences beside a colour of which something cannot be reached as it is: asked, became, why. */
export const mendedTexts = {
  light: 'een lichte pagina',
  dark: 'een donkere pagina',
  surface: (asked: string, became: string, mode: string) =>
    `Vlakken en knoppen op ${mode}: ${asked} wordt ${became}, want anders vallen ze weg tegen de achtergrond.`,
  textOnSurface: (asked: string, became: string, contrast: string) =>
    `Vlakken en knoppen: ${asked} wordt ${became}, want witte tekst op ${asked} heeft contrast ${contrast}, en leesbaar is 4,5.`,
  text: (asked: string, became: string, mode: string, contrast: string) =>
    `Tekst en links op ${mode}: ${asked} wordt ${became}, want ${asked} heeft daar contrast ${contrast}, en leesbaar is 4,5.`,
  line: (asked: string, became: string, mode: string, contrast: string) =>
    `Randen van knoppen op ${mode}: ${asked} wordt ${became}, want ${asked} heeft daar contrast ${contrast}, en zichtbaar is 3.`,
} as const;

export const colourErrors = {
  wrong: 'Vul een kleur in zoals #1f7a3d: een hekje met zes cijfers of letters van a tot en met f.',
} as const;
