/**
 * Actions of forms: a token for one is worth nothing for another. An editor chooses one for each form.
 * Letters and underscores only, because reCAPTCHA takes no others.
 */
export const captchaActions = [
  'contact',
  'newsletter',
  'apply',
  'accredit',
  'group_visit',
  'visitor_profile',
  'contract',
  'order',
  'session_place',
  'other',
  'register',
  'forgot_password',
  'confirm_email',
] as const;

export type CaptchaAction = (typeof captchaActions)[number];

export function isCaptchaAction(value: unknown): value is CaptchaAction {
  return captchaActions.some((action) => action === value);
}

/** The id of a form: a document's, or the action again for forms that are no documents. */
export function isFormId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9_]{1,64}$/i.test(value);
}
