import { HtmlValidate } from 'html-validate';

/** Checks elements and attributes by the HTML standard; the linter and axe see to the rest. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error' },
});

/** One line for each place where a page is no valid HTML. */
export function faultsIn(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
