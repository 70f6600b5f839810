import { sentEvent } from '../form';
import type { CaptchaPurpose, CaptchaToken } from '../../captcha/make-token';

/** How long a form that is submitted waits for its token. After that it is sent without one. */
const submitWaitMs = 10_000;

/** The form's parts that are used here, so that a test can stand in for them. */
export type GuardedForm = Pick<
  HTMLFormElement,
  'addEventListener' | 'removeEventListener' | 'requestSubmit' | 'setAttribute' | 'removeAttribute'
>;

/**
 * Gives a form a token when it is submitted. The work begins at the first focus, so it is nearly always done by then;
 * otherwise the submit waits for it. The token stays until the form is sent, so a form that is stopped by its rules uses none.
 * @param field where the token goes
 * @returns ends it
 */
export function guardForm(
  form: GuardedForm,
  field: { value: string },
  purpose: CaptchaPurpose,
  makeToken: (purpose: CaptchaPurpose) => Promise<CaptchaToken | null>,
): () => void {
  let making: Promise<CaptchaToken | null> | null = null;
  let token: CaptchaToken | null = null;
  let isWaiting = false;
  /** True for the submit that this code repeats. */
  let isReady = false;

  const isGood = () => token !== null && performance.now() < token.goodUntilMs;

  function prepare(): Promise<CaptchaToken | null> {
    making ??= makeToken(purpose).then((made) => {
      token = made;
      making = null;
      return made;
    });
    return making;
  }

  function onFocus() {
    if (!isGood()) void prepare();
  }

  function onSubmit(event: SubmitEvent) {
    // A form library asks for one field's validity by a hidden button, which is gone afterwards. That sends nothing.
    if (event.submitter?.hidden) return;
    if (isReady || isGood()) {
      field.value = token?.text ?? '';
      isReady = false;
      return;
    }
    // The form's own handlers get the submit that follows.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isWaiting) return;
    isWaiting = true;
    form.setAttribute('aria-busy', 'true');
    const { submitter } = event;
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, submitWaitMs, null));
    void Promise.race([prepare(), tooLate]).then(() => {
      isWaiting = false;
      isReady = true;
      form.removeAttribute('aria-busy');
      form.requestSubmit(submitter);
      isReady = false;
    });
  }

  function onSent() {
    token = null;
  }

  form.addEventListener('focusin', onFocus);
  form.addEventListener(sentEvent, onSent);
  form.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    form.removeEventListener('focusin', onFocus);
    form.removeEventListener(sentEvent, onSent);
    form.removeEventListener('submit', onSubmit, { capture: true });
  };
}
