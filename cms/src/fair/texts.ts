export const overTexts = {
  registration: 'De beurs is voorbij: aanmelden kan niet meer.',
  form: 'De beurs is voorbij: dit formulier is gesloten.',
} as const;
