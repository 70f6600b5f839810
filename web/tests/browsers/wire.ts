/** The name of the property in which WebDriver puts the id of an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * The id of an element that was found.
 * @throws when the answer has none
 */
export function byId(answer: unknown): string {
  const value = isRecord(answer) && 'value' in answer ? answer.value : answer;
  const id = isRecord(value) ? value[elementKey] : undefined;
  if (typeof id !== 'string') throw new Error(`No element in ${JSON.stringify(answer)}`);
  return id;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
