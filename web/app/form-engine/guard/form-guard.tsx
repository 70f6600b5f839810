import { useContext, useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { FormViewContext } from '../form-context';
import { useMessages } from '../../messages/messages';
import { ConsentField } from '../../ui/form/consent-field';
import { guardForm } from './guard-form';
import type { CaptchaPurpose } from '../../captcha/make-token';

/** Password managers fill in what they take for a web address or a name, whatever `autocomplete` says; each has its own no. */
const notForManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
};

/**
 * Protects a form against robots; put it inside the form. There is nothing to see, hear or solve: a token
 * that the browser works for, the time at which the page was opened, and a field that only robots fill in.
 * Without JavaScript the first two stay empty, and the form can still be sent. A visitor who was taken for a
 * robot gets a box to tick in place of that field.
 * @param action one of the content backend's actions: cms/src/platform/captcha/actions.ts
 * @param form the form's id; the action again for a form that is no document
 */
export function FormGuard({ action, form }: CaptchaPurpose) {
  const personId = useId();
  const token = useRef<HTMLInputElement>(null);
  const openedAt = useRef<HTMLInputElement>(null);
  const { isPerson } = useMessages().shell.form;
  const asksPerson = useContext(FormViewContext)?.asksPerson ?? false;
  const [Consent, setConsent] = useState<ComponentType<{ onGiven: () => void }> | null>(null);

  useEffect(() => {
    const field = token.current;
    const element = field?.form;
    if (!field || !element) return;
    // That of the document: this code may start as late as the press of the button.
    if (openedAt.current) openedAt.current.value = String(Math.round(performance.timeOrigin));
    const onConsentNeeded = () => {
      import('../../captcha/service-consent')
        .then(({ loadServiceConsent }) => loadServiceConsent())
        // Without the question the form goes without a token.
        .then(
          (loaded) => setConsent(() => loaded),
          () => undefined,
        );
    };
    const end = guardForm(element, field, { action, form }, (purpose) =>
      import('../../captcha/make-token').then(
        ({ makeToken }) => makeToken(purpose, { onConsentNeeded }),
        // Without its code the form goes without a token.
        () => null,
      ),
    );
    // Somebody may have begun before the scripts had loaded.
    if (element.contains(document.activeElement)) element.dispatchEvent(new Event('focusin'));
    return end;
  }, [action, form]);

  // The token is made now, before somebody presses the button.
  const onGiven = () => token.current?.form?.dispatchEvent(new Event('focusin'));

  // Without a default value: for a hidden field React would put it back with every rendering.
  return (
    <>
      {Consent && <Consent onGiven={onGiven} />}
      <input ref={token} type="hidden" name="captcha" />
      <input ref={openedAt} type="hidden" name="begonnen" />
      {asksPerson ? (
        <ConsentField id={personId} name="mens" label={isPerson} required />
      ) : (
        <div aria-hidden="true" className="sr-only">
          <input name="controleveld" defaultValue="" tabIndex={-1} autoComplete="off" {...notForManagers} />
        </div>
      )}
    </>
  );
}
