import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Answered } from '../log/request-lines';
import type { PageCache } from '../cache/page-cache';

/** Upper bounds of the histogram buckets, in seconds: from a page in memory to one that hangs. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The figures of this process, as Prometheus reads them. The hit ratio of the page cache is the share of
 * `beursvloer_requests_total` with `answered="hit"` in those with hit, stale or miss.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'beursvloer_requests_total',
    help: 'Requests that were answered, by how and with which kind of status; left is a visitor who did not wait',
    labelNames: ['answered', 'status'],
    registers,
  });
  const requestTime = new Histogram({
    name: 'beursvloer_request_seconds',
    help: 'From a request to the end of its response, without those answered at once',
    labelNames: ['answered'],
    buckets: bucketsSeconds,
    registers,
  });
  const renderTime = new Histogram({
    name: 'beursvloer_page_render_seconds',
    help: 'Time to render a page for the cache, with what the content backend takes',
    buckets: bucketsSeconds,
    registers,
  });
  const contentTime = new Histogram({
    name: 'beursvloer_content_call_seconds',
    help: 'Time of calls of pages to the content backend',
    labelNames: ['status'],
    buckets: bucketsSeconds,
    registers,
  });
  const purges = new Counter({
    name: 'beursvloer_changes_total',
    help: 'Changes in the content that were received',
    registers,
  });
  const feed = new Gauge({
    name: 'beursvloer_changes_connected',
    help: '1 while connected to the changes in the content',
    registers,
  });

  return {
    registry,
    watch(cache: PageCache | null): void {
      let lastCount = 0;
      new Gauge({
        name: 'beursvloer_cached_pages',
        help: 'Pages in the cache, ready to send',
        registers,
        collect() {
          this.set(cache?.store.size.pages ?? 0);
          // Counting each one where it is answered would take longer than answering it.
          const now = cache?.figures.atOnce ?? 0;
          requests.inc({ answered: 'hit', status: '2xx' }, now - lastCount);
          lastCount = now;
        },
      });
      new Gauge({
        name: 'beursvloer_cached_bytes',
        help: 'Bytes of pages in the cache',
        registers,
        collect() {
          this.set(cache?.store.size.bytes ?? 0);
        },
      });
    },
    answered({ as, status, ms, left }: Answered): void {
      requests.inc({ answered: as, status: left ? 'left' : classOf(status) });
      requestTime.observe({ answered: as }, ms / 1000);
    },
    rendered(ms: number): void {
      renderTime.observe(ms / 1000);
    },
    changed(count: number): void {
      purges.inc(count);
    },
    connected(is: boolean): void {
      feed.set(is ? 1 : 0);
    },
    /** @param status of the response, or null when there was none */
    calledContent(status: number | null, ms: number): void {
      contentTime.observe({ status: status === null ? 'none' : classOf(status) }, ms / 1000);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
