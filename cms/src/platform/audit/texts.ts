export const auditTexts = {
  title: 'Logboek',
  read: 'Zien',
  deleteOld: 'Oude regels van het logboek verwijderen',
} as const;
