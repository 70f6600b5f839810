export const givenUpTexts = {
  subtitle:
    'Mail en berichten die na alle pogingen niet weg konden. Bekijk eerst waarom; probeer het daarna opnieuw.',
  none: 'Alles is verstuurd, of wordt nog geprobeerd.',
  attempts: (count: number) => (count === 1 ? '1 poging' : `${count} pogingen`),
  name: (kind: string, about: string, recipient: string | null) =>
    `${kind} over ${about}${recipient === null ? '' : `, naar ${recipient}`}`,
} as const;

export const retryTexts = {
  one: 'Probeer opnieuw',
  named: (name: string) => `Probeer opnieuw: ${name}`,
  all: 'Probeer alles opnieuw',
  mayRetryAll: (total: number) => `Alles opnieuw proberen? Dat zijn er ${total}.`,
  retrying: 'Het wordt opnieuw geprobeerd.',
  retryingAll: 'Alles wordt opnieuw geprobeerd.',
} as const;
