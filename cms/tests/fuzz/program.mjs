import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';

/**
 * A separate program: gives each input that it is sent to the compiled code that a request would give it to, and answers
 * how that ended. What ends or blocks it, would end or block the content backend.
 */
const compiled = createRequire(import.meta.url);
const load = (module) => compiled(`../../dist/src/${module}.js`);
const [, , library, folder] = process.argv;

/** Errors that a caller turns into an answer that says what is wrong. */
const clearErrors = new Set([
  ...[
    'UnreadableFile',
    'ValidationError',
    'PayloadTooLargeError',
    'WeakPassword',
    'PushError',
    'ErrorResponse',
  ],
  ...['CannotStart', 'DamagedArchive', 'SignInExpired', 'NotReadable'],
]);

/** Each gives true when the input got past the first parser, whatever became of it then. */
const libraries = {
  xlsx: async (input, seePast) => {
    const { unpack } = load('platform/spreadsheets/zip');
    const { readList } = load('platform/lists/read-list');
    await readProgramme(input, () => {
      unpack(input, { bytes: 30 * 1024 * 1024, parts: 1000 });
      seePast();
    });
    await readList(input);
  },
  xml: (input, seePast) =>
    readProgramme(input, () => {
      load('platform/spreadsheets/read-xml').readXml(input.toString());
      seePast();
    }),
  json: (input, seePast) =>
    readProgramme(input, () => {
      JSON.parse(input.toString());
      seePast();
    }),
  csv: (input, seePast) =>
    readProgramme(input, () => {
      new TextDecoder('utf-8', { fatal: true }).decode(input);
      seePast();
    }),
  media: async (input, seePast) => {
    const file = await stored(input);
    const { fileTypeFromFile } = await import('file-type');
    if (await fileTypeFromFile(file)) seePast();
    await load('platform/media/incoming').checkIncoming({
      filepath: file,
      originalFilename: 'x.png',
      size: input.length,
    });
  },
  upload: async (input, seePast) => {
    const file = await stored(input);
    if (await hasReadableHeader(file)) seePast();
    await load('platform/uploads/inspect').inspect(file, [
      'jpg',
      'png',
      'webp',
      'pdf',
      'docx',
      'zip',
      'mp4',
      'svg',
    ]);
  },
  svg: async (input, seePast) => {
    const { SaxesParser } = compiled('saxes');
    try {
      const parser = new SaxesParser({ xmlns: false });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(input.toString()).close();
      seePast();
    } catch {
      // Counted as not past the parser.
    }
    // A shorter time than usual: every fiftieth drawing takes all of it.
    await load('platform/media/vector').drawVector(input, undefined, 1000);
  },
  archive: async (input, seePast) => {
    const { decrypted } = load('platform/backups/encryption');
    const key = process.env.FUZZ_KEY;
    await decrypted(Readable.from([input]), key, 'archief').then(
      (opened) => {
        seePast();
        opened.destroy();
      },
      () => undefined,
    );
    const archive = {
      name: 'archief',
      open: async () => Readable.from([input]),
      bytes: async () => input.length,
    };
    await load('platform/backups/read-archive').readArchive(archive, key, () => null);
  },
  password: async (input, seePast) => {
    const { checkPassword, matches } = load('accounts/passwords/passwords');
    const bcrypt = compiled('bcryptjs');
    const password = JSON.parse(input.toString());
    // Half a character is rejected by a middleware before anything else.
    if (/\p{Surrogate}/u.test(password)) return;
    const hash = await bcrypt.hash(password, 4);
    await matches(password, hash, bcrypt.compare);
    seePast();
    checkPassword(password, ['Noor de Wit', 'noor@beurs.example', password.slice(0, 40)]);
  },
  push: (input, seePast) => {
    const { readRegistration } = load('push/device/read-registration');
    const webPush = compiled('web-push');
    const body = JSON.parse(input.toString());
    const settings = { publicKey: 'sleutel', testService: null };
    const { endpoint, p256dh, auth } = readRegistration(body, settings);
    seePast();
    const options = { TTL: 60, contentEncoding: 'aes128gcm', vapidDetails: null };
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, 'Een bericht', options);
  },
};

async function readProgramme(input, tryFirst) {
  try {
    tryFirst();
  } catch {
    // Counted as not past the parser.
  }
  return load('programme/import/read-file').readFile(input, ['2027-02-09', '2027-02-10', '2027-02-11']);
}

async function stored(input) {
  const file = path.join(folder, 'input');
  await writeFile(file, input);
  return file;
}

async function hasReadableHeader(file) {
  const sharp = compiled('sharp');
  // It would take a file with the same name for the one before.
  sharp.cache(false);
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .then(
      () => true,
      () => false,
    );
}

async function run(input) {
  let isPast = false;
  const seePast = () => {
    isPast = true;
  };
  const start = performance.now();
  let error;
  try {
    await libraries[library](input, seePast);
  } catch (thrown) {
    error = thrown;
  }
  const isClear =
    error instanceof Error && (clearErrors.has(error.constructor.name) || clearErrors.has(error.name));
  return {
    outcome: error === undefined ? 'accepted' : isClear ? 'rejected' : 'unclear',
    isPast,
    message: error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error),
    ms: performance.now() - start,
    residentBytes: process.memoryUsage.rss(),
  };
}

process.on('message', (input) => {
  void run(Buffer.from(input)).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
