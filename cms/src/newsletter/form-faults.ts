import type { FieldKind, RuleName } from 'beursvloer-domain/forms';
import type { StoredForm } from '../platform/forms/definition';
import type { EditorFault } from '../platform/forms/faults';
import { formErrors } from './texts';

/** Whoever gets a newsletter has an address and agreed to it, whatever else the form asks. */
export function newsletterFaults({ fields }: StoredForm): EditorFault[] {
  const isAsked = (kind: FieldKind, rule: RuleName) =>
    fields.some(
      (field) =>
        field.kind === kind &&
        !field.showWhen &&
        field.rules.some(({ name, isBlocking }) => name === rule && isBlocking !== false),
    );
  const missing = [
    ...(isAsked('email', 'required') ? [] : [formErrors.emailField]),
    ...(isAsked('consent', 'accepted') ? [] : [formErrors.consentField]),
  ];
  if (missing.length === 0) return [];
  return [{ path: ['captchaAction'], message: formErrors.missing(missing) }];
}
