/** How long a browser waits for a response, in ms: docs/behaviour.md. */
const timeoutsMs = { desktop: 30_000, mobile: 60_000, offline: 5000 };

interface Device {
  readonly onLine: boolean;
  readonly userAgent: string;
}

/** The network timeout of this device at this moment, in ms. One without a connection is not waited for long. */
export function networkTimeoutMs({ onLine, userAgent }: Device = navigator): number {
  if (!onLine) return timeoutsMs.offline;
  return /\bMobi/.test(userAgent) ? timeoutsMs.mobile : timeoutsMs.desktop;
}
