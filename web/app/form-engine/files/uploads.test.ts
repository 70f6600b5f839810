import { describe, expect, test, vi } from 'vitest';
import type { FileFault, Upload } from './sent-file';
import { createUploads } from './uploads';

const limits = { maxFiles: 2, maxBytes: 100, types: ['pdf'] } as const;

/** A list of files whose transfers end when the test says so. */
function setUp(more: Partial<{ maxFiles: number }> = {}) {
  const sent: {
    name: string;
    progress: (part: number) => void;
    end: (outcome: Upload | { fault: FileFault }) => void;
    abort: () => void;
  }[] = [];
  const takeBack = vi.fn<(id: string) => void>();
  const uploads = createUploads({
    limits: { ...limits, ...more },
    takeBack,
    send(file, progress) {
      let end: (outcome: Upload | { fault: FileFault }) => void = () => undefined;
      const promise = new Promise<Upload | { fault: FileFault }>((resolve) => (end = resolve));
      const abort = vi.fn(() => end({ fault: 'cut-off' }));
      sent.push({ name: file.name, progress, end, abort });
      return { done: promise, abort };
    },
  });
  const finish = async (at: number, outcome: Upload | { fault: FileFault }) => {
    sent[at]?.end(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  const rows = () =>
    uploads.snapshot().files.map(({ name, upload, fault }) => `${name} ${upload?.id ?? fault ?? 'sending'}`);
  return { uploads, sent, takeBack, finish, rows };
}

const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);
const upload = (id: string, name = 'cv.pdf'): Upload => ({ id, name, type: 'pdf', bytes: 9 });

describe('a file that was chosen', () => {
  test('is sent at once, and shows how far it is and what the server calls it', async () => {
    const { uploads, sent, finish, rows } = setUp();
    uploads.add([file('CV.PDF')]);
    sent[0]?.progress(0.4);
    expect(uploads.snapshot().files).toMatchObject([{ name: 'CV.PDF', bytes: 10, progress: 0.4 }]);
    expect(uploads.snapshot().event).toEqual({ what: 'started', name: 'CV.PDF' });
    await finish(0, upload('a'));
    expect(rows()).toEqual(['cv.pdf a']);
    expect(uploads.snapshot().event).toEqual({ what: 'done', name: 'cv.pdf' });
  });

  test.each([
    ['too-large', file('groot.pdf', 101)],
    ['empty', file('leeg.pdf', 0)],
    ['wrong-type', file('virus.exe')],
  ])('that is %s is never sent, and cannot be tried again', (fault, chosen) => {
    const { uploads, sent } = setUp();
    uploads.add([chosen]);
    expect(sent).toEqual([]);
    expect(uploads.snapshot().files).toMatchObject([{ fault, canRetry: false }]);
    expect(uploads.snapshot().event).toEqual({ what: fault, name: chosen.name });
  });

  test('and is one too many is not sent; faulty files do not count', () => {
    const { uploads, sent, rows } = setUp();
    uploads.add([file('x.exe'), file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(rows().at(-1)).toBe('c.pdf too-many');
  });

  test('takes the place of the other in a field for one file', async () => {
    const { uploads, finish, rows, takeBack } = setUp({ maxFiles: 1 });
    uploads.add([file('oud.pdf')]);
    await finish(0, upload('oud', 'oud.pdf'));
    uploads.add([file('nieuw.pdf')]);
    expect(rows()).toEqual(['nieuw.pdf sending']);
    expect(uploads.snapshot().files).toMatchObject([{ replaced: 'oud.pdf' }]);
    expect(takeBack).toHaveBeenCalledExactlyOnceWith('oud');
  });
});

describe('a transfer', () => {
  test('that breaks off is tried again, with the same file', async () => {
    const { uploads, sent, finish, rows } = setUp();
    uploads.add([file('cv.pdf')]);
    await finish(0, { fault: 'cut-off' });
    expect(uploads.snapshot().files).toMatchObject([{ fault: 'cut-off', canRetry: true }]);
    uploads.retry(uploads.snapshot().files[0]?.key ?? 0);
    expect(rows()).toEqual(['cv.pdf sending']);
    await finish(1, upload('b'));
    expect([rows(), sent.length]).toEqual([['cv.pdf b'], 2]);
  });

  test('that is cancelled ends, and what still comes of it is ignored', async () => {
    const { uploads, sent, finish, rows } = setUp();
    uploads.add([file('cv.pdf')]);
    uploads.remove(uploads.snapshot().files[0]?.key ?? 0);
    expect(sent[0]?.abort).toHaveBeenCalledOnce();
    await finish(0, upload('laat'));
    expect(rows()).toEqual([]);
    expect(uploads.snapshot().event).toEqual({ what: 'removed', name: 'cv.pdf' });
  });

  test('ends with the page', () => {
    const { uploads, sent } = setUp();
    uploads.add([file('cv.pdf')]);
    uploads.stop();
    expect(sent[0]?.abort).toHaveBeenCalledOnce();
  });
});

describe('what the server says it has', () => {
  test('is shown once, and taken back when it is removed', () => {
    const { uploads, rows, takeBack } = setUp();
    uploads.sync([upload('a')]);
    uploads.sync([upload('a')]);
    expect(rows()).toEqual(['cv.pdf a']);
    uploads.remove(uploads.snapshot().files[0]?.key ?? 0);
    expect(takeBack).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('and has no more is sent again while the page has the file, and else asked for', async () => {
    const { uploads, finish, rows } = setUp();
    uploads.sync([upload('vorige', 'brief.pdf')]);
    uploads.add([file('cv.pdf')]);
    await finish(0, upload('a'));
    uploads.sync([
      { fault: 'gone', name: 'cv.pdf', id: 'a' },
      { fault: 'gone', name: 'brief.pdf', id: 'vorige' },
    ]);
    expect(rows()).toEqual(['brief.pdf gone', 'cv.pdf sending']);
  });
});
