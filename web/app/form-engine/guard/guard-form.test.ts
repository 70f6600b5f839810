import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sentEvent } from '../form';
import { guardForm } from './guard-form';
import type { CaptchaToken } from '../../captcha/make-token';

const purpose = { action: 'contact', form: 'formulier1' };

/** A form that tells what was sent, and a maker of tokens that ends when the test says so. */
function setUp() {
  const field = { value: '' };
  const sent: string[] = [];
  const target = new EventTarget();
  const attributes = new Set<string>();
  const form = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    setAttribute: (name: string) => void attributes.add(name),
    removeAttribute: (name: string) => void attributes.delete(name),
    requestSubmit: () => {
      submit();
    },
  };
  const ends: ((token: CaptchaToken | null) => void)[] = [];
  const makeToken = vi.fn(() => new Promise<CaptchaToken | null>((resolve) => ends.push(resolve)));
  const end = guardForm(form, field, purpose, makeToken);
  target.addEventListener('submit', () => sent.push(field.value));
  const focus = () => target.dispatchEvent(new Event('focusin'));
  const submit = (submitter: { hidden: boolean } | null = null) =>
    target.dispatchEvent(Object.assign(new Event('submit', { cancelable: true }), { submitter }));
  const markSent = () => target.dispatchEvent(new Event(sentEvent));
  const finish = async (text: string | null, lifetimeMs = 540_000) => {
    ends.shift()?.(text === null ? null : { text, goodUntilMs: performance.now() + lifetimeMs });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { sent, focus, submit, markSent, finish, makeToken, end, attributes };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('guardForm', () => {
  test('does nothing before somebody is in the form, and begins once at the first focus', () => {
    const { focus, makeToken } = setUp();
    expect(makeToken).not.toHaveBeenCalled();
    for (let time = 0; time < 3; time += 1) focus();
    expect(makeToken).toHaveBeenCalledExactlyOnceWith(purpose);
  });

  test('sends the form at once when its token is there', async () => {
    const { focus, submit, finish, sent } = setUp();
    focus();
    await finish('eerste');
    expect(submit()).toBe(true);
    expect(sent).toEqual(['eerste']);
  });

  test('lets a question about a field pass at once, and uses no token for it', async () => {
    const { focus, submit, finish, sent } = setUp();
    focus();
    expect(submit({ hidden: true })).toBe(true);
    await finish('eerste');
    expect(submit()).toBe(true);
    expect(sent).toEqual(['', 'eerste']);
  });

  test('lets a submit wait for its token, and sends the form once however often it is pressed', async () => {
    const { submit, finish, sent, makeToken, attributes } = setUp();
    expect([submit(), submit(), submit()]).toEqual([false, false, false]);
    expect([sent, [...attributes]]).toEqual([[], ['aria-busy']]);
    await finish('eerste');
    expect([sent, [...attributes]]).toEqual([['eerste'], []]);
    expect(makeToken).toHaveBeenCalledOnce();
  });

  test('keeps its token while the rules stop the form, and makes another once it was sent', async () => {
    const { focus, submit, markSent, finish, sent, makeToken } = setUp();
    focus();
    await finish('eerste');
    submit();
    submit();
    expect(makeToken).toHaveBeenCalledOnce();
    markSent();
    submit();
    await finish('tweede');
    expect(sent).toEqual(['eerste', 'eerste', 'tweede']);
  });

  test('makes another token when the first is too old', async () => {
    const { focus, submit, finish, sent } = setUp();
    focus();
    await finish('oud', 1000);
    vi.advanceTimersByTime(1001);
    submit();
    await finish('nieuw');
    expect(sent).toEqual(['nieuw']);
  });

  test('sends the form without a token when none can be made, or not in time', async () => {
    const failing = setUp();
    failing.submit();
    await failing.finish(null);
    expect(failing.sent).toEqual(['']);
    const slow = setUp();
    slow.submit();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(slow.sent).toEqual(['']);
  });

  test('leaves a form alone that is gone', async () => {
    const { end, focus, submit, makeToken, sent } = setUp();
    end();
    focus();
    submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(makeToken).not.toHaveBeenCalled();
    expect(sent).toEqual(['']);
  });
});
