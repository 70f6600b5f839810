import { mayRead, organiser, ownPermissions } from '../access/admin-permissions';
import { permissionTexts } from './texts';

export const submissionPermissions = ownPermissions({
  about: 'submissions',
  ...permissionTexts.submissions,
  formerly: [mayRead('api::form.form')],
});

export const organiserSubmissionPermissions = ownPermissions({
  about: 'organiser-submissions',
  ...permissionTexts.organiserSubmissions,
  formerly: [mayRead('api::form.form'), organiser],
});

export const formFilePermissions = ownPermissions({
  about: 'form-files',
  ...permissionTexts.formFiles,
  formerly: [mayRead('api::form.form')],
});

export const organiserFormPermissions = ownPermissions({
  about: 'organiser-forms',
  ...permissionTexts.organiserForms,
  formerly: [organiser],
});
