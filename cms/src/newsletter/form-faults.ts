import type { FieldKind, RuleName } from 'beursvloer-domain/forms';
import type { StoredForm } from '../platform/forms/definition';
import type { EditorFault } from '../platform/forms/faults';

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
    ...(isAsked('email', 'required') ? [] : ['een veld E-mailadres met de regel “Verplicht”']),
    ...(isAsked('consent', 'accepted') ? [] : ['een veld Akkoord met de regel “Moet akkoord zijn”']),
  ];
  if (missing.length === 0) return [];
  const message = `Een formulier van de soort Nieuwsbrief heeft ${missing.join(' en ')} nodig, zonder voorwaarde.`;
  return [{ path: ['captchaAction'], message }];
}
