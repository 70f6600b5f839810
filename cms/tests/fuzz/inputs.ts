import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createECDH, createHash } from 'node:crypto';
import sharp from 'sharp';
import { pack } from 'tar-stream';
import { encrypted } from '../../src/platform/backups/encryption';
import { pretalxFile, workbook, xmlFile } from '../programme/files';
import {
  mutateAvif,
  mutateGif,
  mutateJpeg,
  mutatePng,
  mutateWebp,
  unzip,
  zip,
  type ZipEntry,
} from './containers';
import { flipBetween, mutateBytes, mutateText, mutateXmlContent, mutateXmlElements } from './mutations';
import { seeded, type Random } from '../../seed/statistics/random';

/** Inputs made from valid files, for each library: most keep their container whole, so that they get further in. */

/** The import takes no larger file. */
const maxFileBytes = 5 * 1024 * 1024;

type Make = (random: Random) => Buffer | Promise<Buffer>;

const cases = path.join(import.meta.dirname, '../programme/cases');
const caseFile = (name: string) => readFileSync(path.join(cases, name));
const row = { day: '2027-02-09', start: '10:00', end: '10:30', room: 'Zaal A', speakers: 'Noor Blom; Sem' };
const titles = ['Isoleren', 'Warmte & wonen', 'Zonne-energie'] as const;

/** One in five is changed anywhere, the others inside. */
const mostly = (inside: Make, bytes: (random: Random) => Buffer): Make => {
  return (random) => (random.chance(1 / 5) ? mutateBytes(bytes(random), random) : inside(random));
};

/** Each time one of these files, changed in its own way or anywhere. */
function changedAmong(
  files: readonly { bytes: Buffer; mutate: (bytes: Buffer, random: Random) => Buffer }[],
): Make {
  return mostly(
    (random) => {
      const { bytes, mutate } = random.pick(files);
      return mutate(bytes, random);
    },
    (random) => random.pick(files).bytes,
  );
}

export async function xlsxInputs(): Promise<Make> {
  const own = await workbook(titles.map((title, index) => ({ ...row, title, id: String(index + 1) })));
  const files = [
    own,
    caseFile('xlsx-formatted-rows/coloured.xlsx'),
    caseFile('xlsx-formatted-rows/dim.xlsx'),
  ] as const;
  const entries: readonly [ZipEntry[], ...ZipEntry[][]] = [unzip(files[0]), unzip(files[1]), unzip(files[2])];
  return mostly(
    (random) => {
      const chosen = [...random.pick(entries)];
      const at = random.below(chosen.length);
      const entry = chosen[at];
      if (!entry) return zip(chosen, random);
      const text = entry.data.toString();
      const xml = random.pick([mutateXmlContent, mutateXmlContent, mutateXmlElements, mutateText])(
        text,
        random,
      );
      chosen[at] = { ...entry, data: Buffer.from(xml) };
      if (random.chance(1 / 20)) chosen.splice(at, random.below(2), { ...entry, data: Buffer.from(xml) });
      return zip(chosen, random);
    },
    (random) => random.pick(files),
  );
}

export async function xmlInputs(): Promise<Make> {
  const texts = [
    xmlFile(),
    caseFile('import-html/schedule.xml').toString(),
    caseFile('pentabarf-day-events/schedule.xml').toString(),
  ] as const;
  return mostly(
    (random) => Buffer.from(random.pick([mutateXmlContent, mutateXmlElements])(random.pick(texts), random)),
    (random) => Buffer.from(random.pick(texts)),
  );
}

export async function jsonInputs(): Promise<Make> {
  const talks = titles.map((title, index) => ({
    code: `T${index}`,
    title,
    track: 'Wonen',
    speakers: ['Noor'],
  }));
  const texts = [
    pretalxFile(talks),
    caseFile('schedule-v2/schedule.json').toString(),
    caseFile('pretalx-slots/talks.json').toString(),
    caseFile('import-language-type/schedule.json').toString(),
  ] as const;
  return mostly(
    (random) =>
      Buffer.from(JSON.stringify(mutateJson(JSON.parse(random.pick(texts)), random))).subarray(
        0,
        maxFileBytes,
      ),
    (random) => Buffer.from(random.pick(texts)),
  );
}

const values: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  [],
  {},
  [[]],
  '9'.repeat(99),
];

/** Changes two to five values anywhere in a JSON value. */
function mutateJson(root: unknown, random: Random): unknown {
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      collect(holder[key]);
    }
  };
  collect(root);
  for (let count = 2 + random.below(4); count > 0; count -= 1) {
    const place = places[random.below(places.length)];
    if (!place) break;
    const { holder, key } = place;
    const before = holder[key];
    if (typeof before === 'string' && !random.chance(1 / 4)) holder[key] = mutateText(before, random);
    else if (Array.isArray(before) && random.chance(1 / 2))
      holder[key] = Array.from({ length: random.pick([0, 2, 600]) }, () => before[0]);
    else if (random.chance(1 / 5)) Reflect.deleteProperty(holder, key);
    else holder[key] = random.pick(values);
  }
  return root;
}

export async function csvInputs(): Promise<Make> {
  const rows = titles.map((title, index) => `${index};${title};9-2-2027;10:00;10:30;Zaal A`).join('\n');
  const texts = [
    `Nummer;Titel;Dag;Begin;Einde;Zaal\n${rows}`,
    caseFile('dutch-dates/rows.csv').toString(),
    caseFile('dutch-dates/sep.csv').toString(),
    caseFile('import-speakers-cell/rows.csv').toString(),
  ] as const;
  return mostly(
    (random) => Buffer.from(mutateText(random.pick(texts), random)),
    (random) => Buffer.from(random.pick(texts)),
  );
}

interface Picture {
  bytes: Buffer;
  mutate: (bytes: Buffer, random: Random) => Buffer;
}

/** Small pictures of every kind, with what cameras and programs put beside the pixels. */
async function pictures(): Promise<
  Record<
    | 'jpeg'
    | 'progressive'
    | 'png'
    | 'interlaced'
    | 'palette'
    | 'webp'
    | 'lossless'
    | 'animated'
    | 'gif'
    | 'avif',
    Picture
  >
> {
  const pixels = Buffer.from(Array.from({ length: 48 * 40 * 3 }, (_, at) => (at * at) % 251));
  const picture = () =>
    sharp(pixels, { raw: { width: 48, height: 40, channels: 3 } })
      .withExif({ IFD0: { Copyright: 'Beurs' } })
      .withIccProfile('p3');
  const frames = Buffer.concat([pixels, Buffer.from(pixels).reverse()]);
  const film = () => sharp(frames, { raw: { width: 48, height: 80, channels: 3, pageHeight: 40 } });
  const oriented = () => picture().withMetadata({ orientation: 6 });
  return {
    jpeg: { bytes: await oriented().jpeg().toBuffer(), mutate: mutateJpeg },
    progressive: { bytes: await picture().jpeg({ progressive: true }).toBuffer(), mutate: mutateJpeg },
    png: { bytes: await picture().png().toBuffer(), mutate: mutatePng },
    interlaced: { bytes: await picture().png({ progressive: true }).toBuffer(), mutate: mutatePng },
    palette: { bytes: await picture().png({ palette: true }).toBuffer(), mutate: mutatePng },
    webp: { bytes: await oriented().webp().toBuffer(), mutate: mutateWebp },
    lossless: { bytes: await picture().webp({ lossless: true }).toBuffer(), mutate: mutateWebp },
    animated: {
      bytes: await film()
        .webp({ loop: 0, delay: [50, 50] })
        .toBuffer(),
      mutate: mutateWebp,
    },
    gif: {
      bytes: await film()
        .gif({ delay: [50, 50] })
        .toBuffer(),
      mutate: mutateGif,
    },
    avif: { bytes: await picture().avif({ effort: 0 }).toBuffer(), mutate: mutateAvif },
  };
}

/** Pictures that visitors may send. */
export async function uploadInputs(): Promise<Make> {
  const { jpeg, progressive, png, interlaced, palette, webp, lossless, animated } = await pictures();
  return changedAmong([jpeg, progressive, png, interlaced, palette, webp, lossless, animated]);
}

/** Files that editors may put in the media library. */
export async function mediaInputs(): Promise<Make> {
  const { avif, gif, jpeg, animated } = await pictures();
  const documents = [
    await workbook([{ title: 'A', ...row }]),
    zip(
      [
        { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
        { name: 'word/document.xml', data: Buffer.from('<w/>') },
      ],
      { ...seeded(0), below: () => 1, chance: () => false },
    ),
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`),
    box(
      'ftyp',
      Buffer.from('isom\u0000\u0000\u0002\u0000isomiso2mp41', 'latin1'),
      box('moov', box('mvhd', Buffer.alloc(100))),
    ),
    Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
      'hex',
    ),
  ] as const;
  const behindStart = (bytes: Buffer, random: Random) => flipBetween(bytes, 12, bytes.length, random);
  const list = [
    avif,
    avif,
    gif,
    gif,
    jpeg,
    animated,
    ...documents.map((bytes) => ({ bytes, mutate: behindStart })),
  ];
  return changedAmong(list);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(parts);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export async function svgInputs(): Promise<Make> {
  const body = `<defs><linearGradient id="a"><stop offset="0" stop-color="#f68220"/><stop offset="1" stop-opacity="0.5"/></linearGradient>
<filter id="f" x="0" width="120%"><feGaussianBlur stdDeviation="2"/><feTurbulence baseFrequency="0.05" numOctaves="2"/></filter>
<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1"/></pattern>
<clipPath id="c"><rect width="30" height="30"/></clipPath><mask id="m"><rect width="9" height="9" fill="white"/></mask><marker id="k" markerWidth="3" markerHeight="3"><path d="M0 0L3 3"/></marker></defs>
<g transform="translate(2 2) scale(1.1) rotate(5)" clip-path="url(#c)"><path d="M0 0C10 10 20 10 30 0A5 5 0 0 1 9 9Z" fill="url(#a)" stroke-width="2" stroke-dasharray="3 1" marker-end="url(#k)"/></g>
<rect width="20" height="20" filter="url(#f)" fill="url(#p)"/><text x="5" y="30" font-size="12">Beurs &amp; vloer</text><use xlink:href="#c" opacity="0.4"/><style>rect { stroke: #123456; stroke-width: 2px }</style>`;
  const text = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40" viewBox="0 0 60 40">${body}</svg>`;
  const bytes = Buffer.from(text);
  return mostly(
    (random) => Buffer.from(random.pick([mutateXmlContent, mutateXmlElements])(text, random)),
    () => bytes,
  );
}

/** Archives: the entries, the tar, its compression or the encryption is changed, and what is around it made anew. */
export async function archiveInputs(key: string): Promise<Make> {
  const about = {
    format: 1,
    createdAt: '2027-01-01T00:00:00.000Z',
    site: 'https://beurs.example',
    program: '1',
    strapi: '5',
    database: 'sqlite',
    server: null,
  };
  const contents: readonly (readonly [string, string])[] = [
    ['about.json', JSON.stringify(about)],
    ['database.sqlite', 'SQLite format 3'],
    ['environment', 'JWT_SECRET=geheim\n'],
    ['files/form-uploads/foto', 'foto'],
  ];
  const files = contents.map(([name, text]) => ({
    name,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  const entries = [
    ...contents,
    ['manifest.json', JSON.stringify({ schema: 'x', tables: [], files })] as const,
  ];
  const tarOf = (list: typeof contents) => {
    const packed = pack();
    for (const [name, text] of list) packed.entry({ name }, text);
    packed.finalize();
    return buffer(packed);
  };
  const encrypt = async (bytes: Buffer) => buffer(await encrypted(Readable.from([bytes]), key));
  const tar = await tarOf(entries);
  const whole = await encrypt(gzipSync(tar));
  return async (random) => {
    switch (random.below(5)) {
      case 0:
        return random.chance(1 / 2)
          ? mutateBytes(whole, random)
          : flipBetween(whole, 200, whole.length, random);
      case 1:
        return encrypt(mutateBytes(gzipSync(tar), random));
      case 2:
        return encrypt(gzipSync(mutateBytes(tar, random)));
      case 3:
        return encrypt(
          gzipSync(
            random.chance(1 / 100) ? Buffer.concat([tar, Buffer.alloc(50_000_000)]) : tarWithSum(tar, random),
          ),
        );
      default: {
        const at = random.below(entries.length);
        const list = entries.map(([name, text], index) =>
          index === at
            ? ([
                random.chance(1 / 5) ? mutateText(name, random).slice(0, 90) : name,
                mutateText(text, random),
              ] as const)
            : ([name, text] as const),
        );
        return encrypt(gzipSync(await tarOf(list)));
      }
    }
  };
}

/** Changes a header of a tar and makes its sum right. */
function tarWithSum(tar: Buffer, random: Random): Buffer {
  const changed = flipBetween(tar, 0, 512, random);
  changed.fill(' ', 148, 156);
  const sum = changed.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  changed.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148, 'latin1');
  return changed;
}

export async function passwordInputs(): Promise<Make> {
  const words = [
    'correct paard batterij nietje',
    'Wachtwoord2027!',
    'aaaaaaaaaaaaaaaaaaaa',
    'qwertyuiop[]asdf',
    '01-02-1990 01-02-1990',
    'p@$$w0rd'.repeat(8),
    'abcabc'.repeat(12),
    'één twee drie vier',
  ] as const;
  return (random) => {
    const text = mutateText(random.pick(words), random);
    return Buffer.from(JSON.stringify(random.chance(1 / 3) ? text : text.slice(0, 72)));
  };
}

export async function pushInputs(): Promise<Make> {
  const device = () => {
    const keys = createECDH('prime256v1');
    return keys.generateKeys();
  };
  const points = Array.from({ length: 32 }, device);
  return (random) => {
    const point = points[random.below(points.length)] ?? Buffer.alloc(65);
    const isChanged = random.chance(1 / 4);
    const p256dh = isChanged ? mutateBytes(point, random) : point;
    const auth = Buffer.from(
      Array.from({ length: random.chance(1 / 10) ? random.below(40) : 16 }, () => random.below(256)),
    );
    const body = {
      subscription: {
        endpoint: `https://fcm.googleapis.com/fcm/send/${random.chance(1 / 6) ? mutateText('abc', random) : 'abc'}`,
        keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
      },
      applicationServerKey: 'sleutel',
      kinds: { moved: true, soon: true, news: false },
      quiet: true,
      language: 'nl',
      saved: [{ type: 'session', id: 12 }],
      clock: 1_800_000_000_000,
    };
    return Buffer.from(JSON.stringify(random.chance(1 / 8) ? mutateJson(body, random) : body));
  };
}
