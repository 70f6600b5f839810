import { Writable } from 'node:stream';

/**
 * Where React writes a page to, and the page as the body of an answer. React writes some hundred small pieces; what
 * comes without a wait goes on as one, because compressing and sending each by itself takes longer than rendering it.
 */
export function createPageBody(): { sink: Writable; body: ReadableStream<Uint8Array> } {
  const sink = new PageSink();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink.onPart = (part) => controller.enqueue(part);
      sink.on('finish', () => controller.close());
      sink.on('error', (error) => controller.error(error));
    },
    cancel: () => void sink.destroy(),
  });
  return { sink, body };
}

/** Takes everything at once: a stream's own account of who waits for whom takes longer than what it is about. */
class PageSink extends Writable {
  onPart: (part: Uint8Array) => void = () => undefined;
  #pieces: Uint8Array[] = [];
  #turn: NodeJS.Immediate | undefined;

  override write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  override end(): this {
    this.#pass();
    return super.end();
  }

  /** React says with this that there is no more for now; data that is there already follows in the same turn. */
  flush(): void {
    this.#turn ??= setImmediate(() => this.#pass());
  }

  #pass(): void {
    clearImmediate(this.#turn);
    this.#turn = undefined;
    if (this.destroyed || this.#pieces.length === 0) return;
    this.onPart(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }
}
