import { markWaiting } from './mark';
import { keepForm, type WaitingForm } from './waiting-store';

/** How long the site may take to say that it is there, in ms: docs/behaviour.md. */
const probeTimeoutMs = 5000;
const keyField = 'sleutel';
/** Fields that the browser adds itself, and those made at sending. */
const ownFields = ['captcha', 'controleveld', keyField];

/** Asks the site: a browser that says it is online may well be in a hall without reception. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    return true;
  } catch {
    return false;
  }
}

type Labels = readonly { name: string; label: string; optionLabels?: Readonly<Record<string, string>> }[];

/**
 * Keeps what is filled in in a form on this device, to be sent later. False when it cannot.
 * @param title what the form is called
 */
export async function keepFilledIn(
  element: HTMLFormElement,
  labels: Labels,
  { title, purpose }: Pick<WaitingForm, 'title' | 'purpose'>,
): Promise<boolean> {
  const data = [...new FormData(element)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const textOf = (wanted: string) => data.find(([name]) => name === wanted)?.[1] ?? '';
  const id = textOf(keyField) || crypto.randomUUID().replaceAll('-', '');
  const isKept = await keepForm({
    id,
    title,
    purpose,
    keptAt: Date.now(),
    state: 'waiting',
    problem: '',
    settledAt: null,
    path: new URL(element.action).pathname + new URL(element.action).search,
    fields: [...data.filter(([name]) => !ownFields.includes(name)), [keyField, id]],
    answers: labels.flatMap(({ name, label, optionLabels }) => {
      const texts = data.filter(([field, value]) => field === name && value !== '');
      const text = texts.map(([, value]) => optionLabels?.[value] ?? value).join(', ');
      return text === '' ? [] : [{ label, text }];
    }),
  });
  if (isKept) markWaiting(true);
  return isKept;
}
