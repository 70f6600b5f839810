export const neededReasons = {
  siteSetting: 'De gegevens van de beurs staan op elke pagina',
  navigation: 'Zonder menu’s komt niemand meer bij een pagina',
} as const;
