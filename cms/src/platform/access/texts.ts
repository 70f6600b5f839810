export const siteRoleTexts = {
  visitor: { name: 'Bezoeker', description: 'Wie een account op de site heeft.' },
  exhibitor: {
    name: 'Standhouder',
    description: 'Wie namens een bedrijf inlogt: ziet de gegevens van dat bedrijf.',
  },
} as const;

export const permissionTexts = { category: 'Schermen van de beurs' } as const;

export const queryErrors = {
  aboutColleagues: 'Op gegevens van collega’s kan niet worden gezocht of gesorteerd.',
} as const;
