import { Counter, Gauge, type Registry } from 'prom-client';

interface Figures {
  acknowledgedEvents: number;
  waitingBytes: number;
  waitingSegments: number;
  rejectedEvents: number;
  setAsideSegments: number;
  damagedLines: number;
  oldestSeconds: number;
}

const counters = {
  acknowledgedEvents: ['events_total', 'Events that were acknowledged'],
  rejectedEvents: ['rejected_events_total', 'Events that were refused: the log was full, or the disk failed'],
  setAsideSegments: ['set_aside_segments_total', 'Segments that the content backend could not read'],
  damagedLines: ['damaged_lines_total', 'Lines of the log that were torn or damaged'],
} as const;
const gauges = {
  waitingBytes: ['waiting_bytes', 'Bytes on disk that the content backend has not taken'],
  waitingSegments: ['waiting_segments', 'Sealed segments that the content backend has not taken'],
  oldestSeconds: ['oldest_seconds', 'How long the oldest sealed segment waits'],
} as const;

export function watchStatistics(registry: Registry, figures: () => Figures | null): void {
  for (const [figure, [name, help]] of entriesOf(counters)) {
    new Counter({
      name: `beursvloer_statistics_${name}`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(figures()?.[figure] ?? 0);
      },
    });
  }
  for (const [figure, [name, help]] of entriesOf(gauges)) {
    new Gauge({
      name: `beursvloer_statistics_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(figures()?.[figure] ?? 0);
      },
    });
  }
}

function entriesOf<Name extends keyof Figures>(
  of: Readonly<Record<Name, readonly [string, string]>>,
): [Name, readonly [string, string]][] {
  return Object.entries(of) as [Name, readonly [string, string]][];
}
