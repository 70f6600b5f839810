export const testTexts = {
  title: 'Proberen',
  send: 'Stuur mij een test',
  sent: ({ receipt, email }: { receipt: string; email: string }) =>
    `De test met nummer ${receipt} gaat naar ${email}.`,
  failed: 'Er ging iets mis.',
  forOrganiser:
    'Dit formulier is alleen voor de organisator: die stuurt zichzelf een test, en wijzigt de ontvangers, de bewaartermijn en “Alleen voor de organisator”.',
  mayNot: 'U hebt geen recht om inzendingen te wijzigen, en stuurt dus geen test.',
  help: 'U krijgt de mails van een ingevuld voorbeeld van de gepubliceerde versie. Het komt niet in de werklijst.',
  notPublished: 'Publiceer het formulier eerst. Hoe het eruitziet, toont Voorbeeld openen.',
} as const;

export const worklistTexts = {
  title: 'Inzendingen',
  count: (total: number) => (total === 1 ? '1 inzending' : `${total} inzendingen`),
  spam: (count: number) => `${count} bij ongewenst.`,
  showSpam: 'Toon wat als spam is weggelegd',
  nothing: 'Er zijn geen inzendingen die hierbij passen.',
  saved: 'Opgeslagen.',
  downloads: 'inzendingen',
} as const;

export const filterTexts = {
  words: 'Naam, organisatie, e-mailadres of nummer',
  search: 'Zoek',
  allForms: 'Alle formulieren',
  allStates: 'Alles behalve spam',
  from: 'Vanaf',
  until: 'Tot en met',
  reset: 'Wis filters',
} as const;

export const submissionTexts = {
  open: 'Open',
  close: 'Sluit',
  nobody: 'Niemand',
  saveNote: 'Bewaar notitie',
  mailTo: (email: string) => `Mail naar ${email}`,
  mailSubject: (form: string, receipt: string) => `${form} (${receipt})`,
  reply: 'Antwoord',
  replyHint: 'Wat u zei of mailde. Er gaat geen mail uit; de status wordt beantwoord.',
  keepReply: 'Noteer het antwoord',
  history: 'Geschiedenis',
  received: 'ontvangen',
  setBy: (state: string, who: string) => `${state} door ${who}`,
  download: (file: string) => `Download ${file}`,
  withoutCaptcha: 'zonder controle',
} as const;

export const failedMailTexts = {
  title: (count: number) =>
    count === 1 ? 'Eén mail is niet verstuurd' : `${count} mails zijn niet verstuurd`,
  about: (receipt: string, recipient: string) => `Over ${receipt}, naar ${recipient}`,
  retry: 'Probeer opnieuw',
  retryOne: (receipt: string, recipient: string) =>
    `Probeer opnieuw: de mail over ${receipt} naar ${recipient}`,
  retried: 'De mail wordt opnieuw verstuurd.',
} as const;
