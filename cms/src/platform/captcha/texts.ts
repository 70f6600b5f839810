export const captchaErrors = {
  tooOften: 'Te vaak verstuurd. Probeer het later opnieuw.',
  expired: 'De controle op robots is verlopen. Probeer het nog eens.',
} as const;
