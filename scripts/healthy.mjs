/** Ends with 0 when a URL responds with 2xx within some seconds, for health checks of containers: `node healthy.mjs URL`. */
const timeoutMs = 4000;

const response = await fetch(process.argv[2], { signal: AbortSignal.timeout(timeoutMs) }).catch(
  () => undefined,
);
process.exitCode = response?.ok ? 0 : 1;
