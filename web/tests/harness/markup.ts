import { HtmlValidate } from 'html-validate';

/** What the HTML standard says of elements and attributes; the linter and axe see to the rest. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-missing-references': 'error' },
});

/** Where a page is no valid HTML, one line for each place. */
export function faultsIn(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
