/** See docs/decisions/0101-limits.md. */
export interface ConnectionLimits {
  /** Bytes of all headers of a request together, its URL among them. */
  maxHeaderBytes: number;
  /** Headers of a request. A browser sends about 20. */
  maxHeaders: number;
  headersTimeoutMs: number;
  /** In which the whole request has to be there, in ms: ten megabytes on a slow phone. */
  requestTimeoutMs: number;
  /** How long nothing may move in either direction while a request is answered, in ms. */
  silenceTimeoutMs: number;
  /** How long a connection may wait for its next request, in ms: longer than proxies keep theirs (60 s). */
  idleTimeoutMs: number;
  /** Requests after which it is closed, so that connections spread over the processes again. */
  maxRequests: number;
  /** Connections at once, with room below the 16,384 files that a process may usually have open. */
  maxConnections: number;
  checkIntervalMs: number;
}

export const connectionLimits: ConnectionLimits = {
  maxHeaderBytes: 16 * 1024,
  maxHeaders: 100,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 120_000,
  silenceTimeoutMs: 60_000,
  idleTimeoutMs: 65_000,
  maxRequests: 10_000,
  maxConnections: 10_000,
  checkIntervalMs: 5_000,
};
