import { rules } from 'beursvloer-domain/forms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCheckTimers } from './check-timers';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ibanDelayMs = rules.iban.debounceMs ?? 0;

test('typing an IBAN checks it once, 20 ms after the last key', () => {
  const timers = createCheckTimers();
  const checked: string[] = [];
  let typed = '';
  for (const sign of 'NL91ABNA0417164300') {
    typed += sign;
    const value = typed;
    timers.schedule('iban', ibanDelayMs, () => checked.push(value));
    vi.advanceTimersByTime(19);
  }
  expect([ibanDelayMs, checked]).toEqual([20, []]);
  vi.advanceTimersByTime(1);
  expect(checked).toEqual(['NL91ABNA0417164300']);
  vi.advanceTimersByTime(1000);
  expect(checked).toHaveLength(1);
});

test('a field that is left is checked at once, and not again for what was typed before', () => {
  const timers = createCheckTimers();
  const checked: string[] = [];
  timers.schedule('iban', 20, () => checked.push('typed'));
  timers.schedule('naam', 20, () => checked.push('another field'));
  timers.schedule('iban', 0, () => checked.push('left'));
  vi.advanceTimersByTime(20);
  expect(checked).toEqual(['left', 'another field']);
});

test('nothing is checked of a form that is gone', () => {
  const timers = createCheckTimers();
  const check = vi.fn();
  timers.schedule('iban', 20, check);
  timers.end();
  vi.advanceTimersByTime(20);
  expect(check).not.toHaveBeenCalled();
});
