export const preview = {
  label: 'Voorbeeld voor de redactie',
  draft: 'Voorbeeld: dit is nog niet gepubliceerd.',
  published: 'Voorbeeld: zo ziet iedereen deze pagina nu.',
  incomplete:
    'Dit concept kan nog niet worden getoond. Vul in het beheer alle verplichte velden in en sla op.',
  phase: 'Fase van de beurs',
  phases: {
    now: 'Nu',
    before: 'Vooraf',
    'last-week': 'Laatste week',
    during: 'Tijdens de beurs',
    after: 'Na de beurs',
  },
  exit: 'Voorbeeld verlaten',
  openInTab: 'Openen in een nieuw tabblad',
  over: 'Dit voorbeeld is verlopen. Open het opnieuw vanuit het beheer.',
  rejected: 'Deze link naar een voorbeeld klopt niet. Open het voorbeeld opnieuw vanuit het beheer.',
};
