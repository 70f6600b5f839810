export const deliveryTexts = { title: 'Niet verstuurd', read: 'Zien', update: 'Opnieuw versturen' } as const;

export const givenUpErrors = {
  gone: 'Dit wacht niet meer op u: het is weg, of het had geen zin meer.',
} as const;
