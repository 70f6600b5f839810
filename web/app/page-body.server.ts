import { Writable } from 'node:stream';

/**
 * Where React writes a page to, and the page as the body of an answer. React writes some hundred small pieces; what
 * belongs together goes on as one, because compressing and sending each by itself takes longer than rendering it.
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

class PageSink extends Writable {
  onPart: (part: Uint8Array) => void = () => undefined;
  #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }

  /** React says with this that there is no more for now. */
  flush(): void {
    if (this.#pieces.length === 0) return;
    this.onPart(Buffer.concat(this.#pieces));
    this.#pieces = [];
  }
}
