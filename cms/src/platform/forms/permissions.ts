import { mayRead, organiser, ownPermissions } from '../access/admin-permissions';

export const submissionPermissions = ownPermissions({
  about: 'submissions',
  name: 'Inzendingen van formulieren',
  actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  formerly: [mayRead('api::form.form')],
});

export const organiserSubmissionPermissions = ownPermissions({
  about: 'organiser-submissions',
  name: 'Inzendingen van formulieren alleen voor de organisator',
  actions: { read: 'Zien', update: 'Wijzigen', export: 'Downloaden als lijst' },
  formerly: [mayRead('api::form.form'), organiser],
});

export const formFilePermissions = ownPermissions({
  about: 'form-files',
  name: 'Bestanden bij inzendingen, contracten en bestellingen die men ziet',
  actions: { read: 'Downloaden' },
  formerly: [mayRead('api::form.form')],
});

export const organiserFormPermissions = ownPermissions({
  about: 'organiser-forms',
  name: 'Formulieren alleen voor de organisator',
  actions: { update: 'Ontvangers, bewaartermijn en “Alleen voor de organisator” wijzigen' },
  formerly: [organiser],
});
