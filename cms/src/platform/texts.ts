export const ownedTexts = { submission: 'Een formulier dat u hebt verstuurd' } as const;

export const jobTitles = {
  backUp: 'Een back-up maken',
  deleteExpiredSubmissions: 'Inzendingen verwijderen waarvan de bewaartijd om is',
  deleteExpiredDrafts: 'Verlopen concepten van formulieren verwijderen',
  deleteOldPurges: 'Oude meldingen aan de site verwijderen',
  deleteExpiredTokens: 'Verlopen tokens verwijderen',
  deleteOldImports: 'Imports van lijsten verwijderen die niemand meer terugdraait',
  goOnWithImports: 'Lijsten die worden bewaard afmaken',
  deleteExpiredCounts: 'Verlopen tellingen van limieten verwijderen',
  drill: 'De nieuwste back-up terugzetten op proef',
  deleteAbandonedUploads: 'Bestanden verwijderen die bij geen inzending horen',
} as const;

const asked = 'U vroeg om een nieuw wachtwoord voor het beheer van de beurs. Kies het hier:';
const ignored =
  'Hebt u hier niet om gevraagd? Dan kunt u deze mail weggooien: uw wachtwoord blijft zoals het is.';

export const passwordMail = {
  subject: 'Kies een nieuw wachtwoord voor het beheer',
  text: `Goedendag,

${asked}

<%= url %>

${ignored}
`,
  html: `<p>Goedendag,</p>
<p>${asked}</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>${ignored}</p>
`,
} as const;
