import { captchaActionOf } from 'beursvloer-domain/forms';
import { createRegistry } from '../registry';

/**
 * Actions of forms: a token for one is worth nothing for another. An editor chooses one for each form; a feature brings
 * those of its own calls. Letters and underscores only, because reCAPTCHA takes no others.
 */
export const captchaActions = createRegistry<string>();

export function isCaptchaAction(value: unknown): value is string {
  return [...Object.values(captchaActionOf), ...captchaActions.all()].some((action) => action === value);
}

/** The id of a form: a document's, or the action again for forms that are no documents. */
export function isFormId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9_]{1,64}$/i.test(value);
}
