/** What one connection may take of the server. See docs/decisions/0101-limits.md. */
export interface ConnectionLimits {
  /** Bytes of all headers of a request together, its address among them. */
  headerBytes: number;
  /** Headers of a request. A browser sends about 20. */
  headers: number;
  /** In which the headers have to be there, in ms. */
  headersTime: number;
  /** In which the whole request has to be there, in ms: ten megabytes on a slow phone. */
  requestTime: number;
  /** How long nothing may move in either direction while a request is answered, in ms. */
  silence: number;
  /** How long a connection may wait for its next request, in ms: longer than proxies keep theirs (60 s). */
  idle: number;
  /** Requests after which it is closed, so that connections spread over the processes again. */
  requests: number;
  /** Connections at once, with room below the 16,384 files that a process may usually have open. */
  connections: number;
  /** How often the times of a request are looked at, in ms. */
  check: number;
}

export const connectionLimits: ConnectionLimits = {
  headerBytes: 16 * 1024,
  headers: 100,
  headersTime: 15_000,
  requestTime: 120_000,
  silence: 60_000,
  idle: 65_000,
  requests: 10_000,
  connections: 10_000,
  check: 5_000,
};
