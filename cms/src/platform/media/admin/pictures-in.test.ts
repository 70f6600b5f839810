import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { maxPictureBytes, maxZipFiles } from './limits';
import { picturesIn } from './pictures-in';
import { leftOutTexts } from './texts';
import { storableName } from './storable-name';

const picture = (name: string, type = 'image/jpeg') => new File(['beeld'], name, { type });

async function zipOf(
  entries: readonly (readonly [name: string, content: string, options?: object])[],
  options = {},
): Promise<File> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...options });
  for (const [name, content, ownOptions] of entries)
    await writer.add(name, new TextReader(content), ownOptions);
  return new File([await writer.close()], 'fotos.zip', { type: 'application/zip' });
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

/** Replaces the bytes of one text or number in a ZIP by others of the same length. */
async function forged(zip: File, from: Uint8Array, to: Uint8Array): Promise<File> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + 1)) bytes.set(to, at);
  return new File([bytes], zip.name);
}

const sizeOf = (bytes: number) => {
  const field = Buffer.alloc(4);
  field.writeUInt32LE(bytes);
  return field;
};

describe('files that were chosen', () => {
  it('are pictures by their type or their name, in the order in which they came', async () => {
    const files = [picture('b.jpg'), picture('IMG_1', 'image/png'), picture('a.WEBP', '')];
    expect(await picturesIn(files)).toEqual({ pictures: files, leftOut: [] });
  });

  it('are left out with a reason, or without one where a computer added them', async () => {
    const files = [
      new File(['x'], 'brief.txt', { type: 'text/plain' }),
      new File(['x'], 'IMG_2.HEIC'),
      new File([], 'leeg.jpg'),
      Object.defineProperty(picture('groot.jpg'), 'size', { value: maxPictureBytes + 1 }),
      picture('._a.jpg'),
      picture('.DS_Store'),
      picture('Thumbs.db'),
    ];
    expect(await picturesIn(files)).toEqual({
      pictures: [],
      leftOut: [
        { name: 'brief.txt', why: leftOutTexts.noPicture },
        { name: 'IMG_2.HEIC', why: leftOutTexts.heic },
        { name: 'leeg.jpg', why: leftOutTexts.empty },
        { name: 'groot.jpg', why: leftOutTexts.tooLarge },
      ],
    });
  });
});

describe('a ZIP', () => {
  it('gives its pictures without its folders, whatever they are called', async () => {
    const zip = await zipOf([
      ['dag 1/', ''],
      ['dag 1/één.jpg', 'eerste'],
      ['dag 1/.DS_Store', 'x'],
      ['__MACOSX/dag 1/._één.jpg', 'x'],
      ['../../boven.png', 'tweede'],
      ['C:\\fotos\\drie.webp', 'derde'],
      ['lees mij.txt', 'x'],
    ]);
    const { pictures, leftOut } = await picturesIn([picture('nul.jpg'), zip, picture('vier.jpg')]);
    expect(namesOf(pictures)).toEqual(['nul.jpg', 'één.jpg', 'boven.png', 'drie.webp', 'vier.jpg']);
    expect(pictures.map(({ type }) => type)[2]).toBe('image/png');
    expect(await pictures[1]?.text()).toBe('eerste');
    expect(leftOut).toEqual([{ name: 'lees mij.txt', why: leftOutTexts.noPicture }]);
  });

  it('reads names as the ZIP says, and as code page 437 where it says nothing', async () => {
    const inCodePage = () => Uint8Array.from([...Buffer.from('caf'), 0x82, ...Buffer.from('.jpg')]);
    const old = await zipOf([['café.jpg', 'x']], { useUnicodeFileNames: false, encodeText: inCodePage });
    expect(namesOf((await picturesIn([old])).pictures)).toEqual(['café.jpg']);
  });

  it.each<[string, () => Promise<File>, string]>([
    ['that is none', async () => new File(['geen zip'], 'fotos.zip'), leftOutTexts.zipDamaged],
    ['that is empty', async () => new File([], 'fotos.zip'), leftOutTexts.zipDamaged],
    ['without pictures', () => zipOf([['__MACOSX/._a.jpg', 'x']]), leftOutTexts.zipWithout],
    [
      'that breaks off halfway',
      async () => new File([(await bytesOf(await zipOf([['a.jpg', 'beeld']]))).slice(0, 60)], 'fotos.zip'),
      leftOutTexts.zipDamaged,
    ],
    ['with a password', () => zipOf([['a.jpg', 'beeld']], { password: 'geheim' }), leftOutTexts.zipEncrypted],
    [
      'with too many files',
      () =>
        zipOf(
          Array.from({ length: maxZipFiles + 1 }, (_, index) => [`${index}.jpg`, 'x'] as const),
          { level: 0 },
        ),
      leftOutTexts.zipTooMany,
    ],
    [
      'that says to be too large',
      async () => {
        const zip = await zipOf(
          [
            ['a.jpg', 'twaalf tekens'],
            ['b.jpg', 'twaalf tekens'],
          ],
          { level: 0 },
        );
        return forged(zip, sizeOf(13), sizeOf(4_000_000_000));
      },
      leftOutTexts.zipTooLarge,
    ],
  ])('%s is refused as a whole', async (_, make, why) => {
    const zip = await make();
    expect(await picturesIn([zip, picture('a.jpg')])).toEqual({
      pictures: [expect.objectContaining({ name: 'a.jpg' })],
      leftOut: [{ name: 'fotos.zip', why }],
    });
  });

  it('keeps its other pictures when one is damaged, too large, or larger than it says', async () => {
    const big = 'x'.repeat(2_000_003);
    const zip = await zipOf([
      ['goed.jpg', 'beeld'],
      ['stuk.jpg', 'hier staat iets', { level: 0 }],
      ['bom.jpg', big],
      ['groot.jpg', 'y'.repeat(70_001)],
    ]);
    const damaged = await forged(zip, Buffer.from('hier staat iets'), Buffer.from('hier staat niks'));
    const lying = await forged(damaged, sizeOf(big.length), sizeOf(1000));
    const hostile = await forged(lying, sizeOf(70_001), sizeOf(maxPictureBytes + 1));
    const { pictures, leftOut } = await picturesIn([hostile]);
    expect(namesOf(pictures)).toEqual(['goed.jpg']);
    expect(leftOut).toEqual([
      { name: 'stuk.jpg', why: leftOutTexts.damaged },
      { name: 'bom.jpg', why: leftOutTexts.damaged },
      { name: 'groot.jpg', why: leftOutTexts.tooLarge },
    ]);
  });
});

it.each([
  ['foto.jpg', 'foto.jpg'],
  ['gpj.\u202Eotof.jpg', 'gpj.otof.jpg'],
  [`${'é'.repeat(300)}.jpeg`, `${'é'.repeat(200)}.jpeg`],
  ['\u200F.png', 'foto.png'],
])('%s is stored under a name that fits', (name, stored) => {
  expect(storableName(name)).toBe(stored);
});
