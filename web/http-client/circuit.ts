import { startDeadline } from './deadline';

/** A call that was not made, or not waited for any longer, because the other side says nothing at all. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** How long calls are held: the content backend starts in half of it, on a busy machine too. */
const maxHoldMs = 20_000;

export interface CircuitCall {
  signal: AbortSignal;
  /** To be called when the response begins. */
  answered: () => void;
  /**
   * To be called when a body begins that comes from somebody else: until the function that it returns is called, the other
   * side owes nothing, and its silence is not counted.
   */
  sending: () => () => void;
}

export interface Circuit {
  /**
   * Makes a call while the circuit is closed, and gives up on it when it opens.
   * @throws CircuitOpen
   */
  run: <Answer>(call: (line: CircuitCall) => Promise<Answer>, until?: AbortSignal) => Promise<Answer>;
  /** Resolves when calls may begin: at once, but while the circuit is held. Whoever gives a call a time waits for it first. */
  ready: () => Promise<void>;
  /**
   * Holds every call that begins from now on, because the other side has said that another process takes its place.
   * @returns a function that lets them go; without it they wait for 20 s
   */
  hold: () => () => void;
  /** Calls a listener whenever a response begins, whatever it says. @returns a function that ends it */
  onAnswer: (listener: () => void) => () => void;
}

export interface CircuitOptions {
  name: string;
  probe: (timeoutMs: number) => Promise<boolean>;
  silenceTimeoutMs?: number;
  probeTimeoutMs?: number;
  retryMs?: number;
}

/**
 * A circuit that opens when the other side is silent: calls are waiting, none was answered, and neither was a probe. Then
 * all waiting calls fail at once, and so does every next one, until a probe is answered. A single slow answer opens
 * nothing, and neither do errors: those come by themselves. See docs/decisions/0140.
 */
export function createCircuit(options: CircuitOptions): Circuit {
  const { name, probe, silenceTimeoutMs = 900, probeTimeoutMs = 900, retryMs = 500 } = options;
  const listeners = new Set<() => void>();
  const waiting = new Map<AbortController, number>();
  let open = false;
  let answeredAt = 0;
  let watch: NodeJS.Timeout | null = null;
  let held: Promise<void> | null = null;

  const notSilent = () => {
    answeredAt = performance.now();
  };
  const answered = () => {
    notSilent();
    for (const listener of listeners) listener();
  };

  function watchSilence(): void {
    const [oldest] = waiting.values();
    if (watch !== null || open || oldest === undefined) return;
    const quietMs = performance.now() - Math.max(oldest, answeredAt);
    watch = setTimeout(() => void checkSilence(), Math.max(0, silenceTimeoutMs - quietMs));
    watch.unref();
  }

  async function checkSilence(): Promise<void> {
    const [oldest] = waiting.values();
    const quietMs = oldest === undefined ? 0 : performance.now() - Math.max(oldest, answeredAt);
    const askedAt = performance.now();
    if (held) notSilent();
    else if (quietMs >= silenceTimeoutMs) {
      if (await probe(probeTimeoutMs)) answered();
      else if (answeredAt < askedAt) openUntilAnswered();
    }
    watch = null;
    watchSilence();
  }

  function openUntilAnswered(): void {
    open = true;
    console.error(`${name} is silent: it is not asked until it answers again`);
    for (const controller of waiting.keys()) controller.abort(new CircuitOpen(`${name} is silent`));
    void closeWhenAnswered();
  }

  async function closeWhenAnswered(): Promise<void> {
    while (!(await probe(probeTimeoutMs)))
      await new Promise<void>((resolve) => void setTimeout(resolve, retryMs).unref());
    answered();
    open = false;
    console.log(`${name} answers again`);
  }

  return {
    async ready() {
      if (held) await held;
    },
    hold() {
      let release: () => void = () => undefined;
      held = new Promise<void>((resolve) => (release = resolve));
      const timer = setTimeout(release, maxHoldMs).unref();
      void held.then(() => {
        clearTimeout(timer);
        held = null;
      });
      return release;
    },
    onAnswer(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async run(call, until) {
      if (held) await held;
      if (open) throw new CircuitOpen(`${name} is silent`);
      const controller = new AbortController();
      const stop = () => controller.abort(until?.reason);
      if (until?.aborted) stop();
      until?.addEventListener('abort', stop);
      let isOver = false;
      const wait = () => {
        if (isOver) return;
        if (open) return controller.abort(new CircuitOpen(`${name} is silent`));
        waiting.set(controller, performance.now());
        watchSilence();
      };
      const sending = () => {
        waiting.delete(controller);
        return wait;
      };
      wait();
      try {
        return await call({ signal: controller.signal, answered, sending });
      } finally {
        isOver = true;
        waiting.delete(controller);
        until?.removeEventListener('abort', stop);
      }
    },
  };
}

const circuits = new Map<string, Circuit>();

export function circuitTo(backend: URL | string): Circuit {
  const { origin } = new URL(backend);
  const circuit =
    circuits.get(origin) ?? createCircuit({ name: 'The content backend', probe: probeOrigin(origin) });
  circuits.set(origin, circuit);
  return circuit;
}

/** Asks for the root, whose answer does not matter: it needs no database and no rights. */
function probeOrigin(origin: string): (timeoutMs: number) => Promise<boolean> {
  return async (timeoutMs) => {
    const deadline = startDeadline(timeoutMs);
    try {
      await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: deadline.signal });
      return true;
    } catch {
      return false;
    } finally {
      deadline.clear();
    }
  };
}
