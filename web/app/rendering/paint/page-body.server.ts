import { Writable } from 'node:stream';

/**
 * A stream that React writes a page to, and the page as a response body. React makes hundreds of small writes.
 * Compressing and sending each would cost more than rendering it, so all writes of one turn are sent as one chunk.
 * @param finish is given each chunk before it is sent
 */
export function createPageBody(finish: (html: Buffer) => Buffer): {
  sink: Writable;
  body: ReadableStream<Uint8Array>;
} {
  const sink = new PageSink();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink.onChunk = (chunk) => controller.enqueue(finish(chunk));
      sink.on('finish', () => controller.close());
      sink.on('error', (error) => controller.error(error));
    },
    cancel: () => void sink.destroy(),
  });
  return { sink, body };
}

/** Overrides `write` itself: Node's stream bookkeeping costs more than the write, so we collect and send once. */
class PageSink extends Writable {
  onChunk: (chunk: Buffer) => void = () => undefined;
  #writes: Uint8Array[] = [];
  #immediate: NodeJS.Immediate | undefined;

  override write(data: Uint8Array | string): boolean {
    this.#writes.push(typeof data === 'string' ? Buffer.from(data) : data);
    return true;
  }

  override end(): this {
    this.#send();
    return super.end();
  }

  /** React calls this when it has no more for now. Data that is there already follows in the same turn. */
  flush(): void {
    this.#immediate ??= setImmediate(() => this.#send());
  }

  #send(): void {
    clearImmediate(this.#immediate);
    this.#immediate = undefined;
    if (this.destroyed || this.#writes.length === 0) return;
    this.onChunk(Buffer.concat(this.#writes));
    this.#writes = [];
  }
}
