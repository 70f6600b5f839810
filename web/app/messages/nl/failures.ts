const wait = (seconds: number) => {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}`;
  return `${Math.ceil(seconds / 60)} minuten`;
};

export const failures = {
  unavailable:
    'Wij kunnen dit nu niet verwerken. Er is niets veranderd. Probeer het over een minuut opnieuw.',
  tooMany: (seconds: number) =>
    `Dit is te vaak geprobeerd. Probeer het over ${wait(seconds)} opnieuw. Wat u invulde, staat er nog.`,
  robotCheck: 'De controle op robots is verlopen. Verstuur het formulier nog eens.',
  takenForRobot:
    'Dit lijkt ingevuld door een programma. Bent u een mens? Vink dat onder aan het formulier aan en verstuur het nog eens. Wat u invulde, staat er nog.',
};
