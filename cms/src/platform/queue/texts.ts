export const deliveryTexts = { title: 'Niet verstuurd', read: 'Zien', update: 'Opnieuw versturen' } as const;

export const givenUpToday = (count: number): string =>
  count === 1 ? '1 mail of bericht kwam niet aan' : `${count} mails en berichten kwamen niet aan`;

export const givenUpErrors = {
  gone: 'Dit wacht niet meer op u: het is weg, of het had geen zin meer.',
} as const;
