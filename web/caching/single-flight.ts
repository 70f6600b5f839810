import type { ChangeLog } from './change-log';
import type { Slots } from './slots';

interface Flight<Value> {
  value: Promise<Value>;
  /** The last change before it began; null while it waits for its turn. */
  begun: { seq: number | null };
}

export interface SingleFlightOptions {
  log: () => ChangeLog;
  inTurn?: Slots;
}

/** The tags of the last value decide whether running work will do; null without a last value. */
type LastTags = readonly string[] | null;

/**
 * Does work once for all who wait for its value. Who asks after a change waits for work that began after it, unless the
 * change touched no tag of the last value.
 */
export function createSingleFlight<Value>({ log, inTurn = (task) => task() }: SingleFlightOptions) {
  const flights = new Map<string, Flight<Value>>();

  function isNewEnough({ begun: { seq } }: Flight<Value>, lastTags: LastTags): boolean {
    if (seq === null || seq === log().seq) return true;
    return lastTags !== null && !log().isStale(lastTags, seq);
  }

  return {
    /**
     * Does the work, or joins who is doing it.
     * @param key names the work
     * @param work is given the number of the last change before it began
     */
    run(key: string, lastTags: LastTags, work: (seq: number) => Promise<Value>): Promise<Value> {
      const running = flights.get(key);
      if (running && isNewEnough(running, lastTags)) return running.value;
      const begun: Flight<Value>['begun'] = { seq: null };
      const value = inTurn(() => {
        begun.seq = log().seq;
        return work(begun.seq);
      });
      const flight = { begun, value };
      flights.set(key, flight);
      const ended = () => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      value.then(ended, ended);
      return value;
    },
    isRunning: (key: string): boolean => flights.has(key),
    count: (): number => flights.size,
  };
}
