import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { CircuitOpen, createCircuit, type Circuit, type CircuitCall } from './circuit';

/** The other side, which answers a probe or does not. */
let alive = false;
let probes = 0;
let said: MockInstance<typeof console.error>;
beforeEach(() => {
  alive = false;
  probes = 0;
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
function open(): Circuit {
  const circuit = createCircuit({
    name: 'Het andere',
    probe: () => Promise.resolve((probes += 1) > 0 && alive),
    silenceTimeoutMs: 30,
    probeTimeoutMs: 30,
    retryMs: 20,
  });
  opened.push(circuit);
  return circuit;
}
// An open circuit asks for ever, also while the tests of other files run in this process.
const opened: Circuit[] = [];
afterEach(async () => {
  alive = true;
  for (const circuit of opened.splice(0))
    await vi.waitFor(async () => expect(await circuit.run(good)).toBe('good'));
});

/** A call that ends only with its line. */
const hanging = ({ signal }: CircuitCall) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error()),
    );
  });
const good = ({ answered }: CircuitCall) => {
  answered();
  return Promise.resolve('good');
};

test('when nothing answers, all waiting calls fail, and so does every next one', async () => {
  const circuit = open();
  const waiting = [circuit.run(hanging), circuit.run(hanging)];
  for (const call of waiting) await expect(call).rejects.toThrow(CircuitOpen);
  const call = vi.fn(good);
  await expect(circuit.run(call)).rejects.toThrow(CircuitOpen);
  expect(call).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledOnce();
});

test('the circuit closes when a probe is answered', async () => {
  const circuit = open();
  await expect(circuit.run(hanging)).rejects.toThrow(CircuitOpen);
  alive = true;
  await vi.waitFor(async () => expect(await circuit.run(good)).toBe('good'));
});

test('one slow answer opens nothing while a probe is answered', async () => {
  alive = true;
  const circuit = open();
  const slow = circuit.run(async ({ signal, answered }) => {
    await vi.waitFor(() => expect(probes).toBeGreaterThan(2));
    answered();
    return signal.aborted;
  });
  expect(await slow).toBe(false);
});

test('another response during the probe is a sign of life as well', async () => {
  let answerProbe: (response: boolean) => void = () => undefined;
  const probe = () =>
    new Promise<boolean>((resolve) => {
      probes += 1;
      answerProbe = resolve;
    });
  const circuit = createCircuit({ name: 'Het andere', probe, silenceTimeoutMs: 30 });
  const leaving = new AbortController();
  const slow = circuit.run(hanging, leaving.signal);
  await vi.waitFor(() => expect(probes).toBe(1));
  await circuit.run(good);
  answerProbe(false);
  expect(await circuit.run(good)).toBe('good');
  leaving.abort(new RangeError('left'));
  await expect(slow).rejects.toThrow(RangeError);
});

test('errors open nothing, and neither does a visitor who leaves', async () => {
  const circuit = open();
  for (let times = 0; times < 20; times += 1)
    await expect(circuit.run(() => Promise.reject(new RangeError('refused')))).rejects.toThrow(RangeError);
  const leaving = new AbortController();
  const left = circuit.run(hanging, leaving.signal);
  leaving.abort(new RangeError('left'));
  await expect(left).rejects.toThrow(RangeError);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(probes).toBe(0);
  expect(await circuit.run(good)).toBe('good');
});

test('a body that comes slowly from somebody else is no silence, and what follows it is', async () => {
  const circuit = open();
  let sent = () => {};
  const call = circuit.run((line) => {
    sent = line.sending();
    return hanging(line);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(probes).toBe(0);
  sent();
  await expect(call).rejects.toThrow(CircuitOpen);
});

test('a body that ends while the circuit is open fails at once', async () => {
  const circuit = open();
  let sent = () => {};
  const call = circuit.run((line) => {
    sent = line.sending();
    return hanging(line);
  });
  await expect(circuit.run(hanging)).rejects.toThrow(CircuitOpen);
  sent();
  await expect(call).rejects.toThrow(CircuitOpen);
});

test('while another process takes its place calls wait, and its silence opens nothing', async () => {
  const circuit = open();
  const before = circuit.run(async ({ signal, answered }) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    answered();
    return signal.aborted;
  });
  const release = circuit.hold();
  const call = vi.fn(good);
  const waiting = circuit.run(call);
  expect(await before).toBe(false);
  expect(call).not.toHaveBeenCalled();
  release();
  expect(await waiting).toBe('good');
  await expect(circuit.run(hanging)).rejects.toThrow(CircuitOpen);
});
