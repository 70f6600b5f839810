import { expect, test, vi } from 'vitest';
import { cameAndWent } from './came-and-went';
import { changeOne, randomNumbers } from './random.fixture';
import { byName } from '../types/by-name';
import { createKeptList } from './collection-cache';

interface Row {
  documentId: string;
  publicId: number;
  name: string;
  themes?: { documentId: string; name: string }[];
}

const wood = { documentId: 'wood', name: 'Houtbouw' };

/** A content backend with these rows, and a list that follows it. */
function following(rows: Row[]) {
  const published = new Map(rows.map((row) => [row.documentId, row]));
  const inOrder = () => [...published.values()].sort((a, b) => a.publicId - b.publicId);
  const all = vi.fn(() => Promise.resolve<unknown[]>(inOrder()));
  const some = vi.fn((ids: readonly string[]) =>
    Promise.resolve<unknown[]>(inOrder().filter(({ documentId }) => ids.includes(documentId))),
  );
  const parse = (row: unknown) => {
    const { name, themes = [] } = row as Row;
    return name === '' ? null : [name, ...themes.map((theme) => theme.name)].join(' ');
  };
  const list = createKeptList<string>({ type: 'exhibitors', sort: ['publicId'], all, some, parse });
  const say = (tags: string[], gone = false) => list.purge({ tags, gone });
  return { list, all, some, say, published };
}

const berg: Row = { documentId: 'b', publicId: 2, name: 'Berg', themes: [wood] };
const three: Row[] = [
  { documentId: 'a', publicId: 1, name: 'Aalst' },
  berg,
  { documentId: 'c', publicId: 3, name: 'Cadzand' },
];

test('the rows are asked for once, and are the same array until something changes', async () => {
  const { list, all, say } = following(three);
  const first = await list.get();
  expect(first).toEqual(['Aalst', 'Berg Houtbouw', 'Cadzand']);
  expect(await list.get()).toBe(first);
  expect(say(['news-articles', 'n1'])).toBe(false);
  expect(await list.get()).toBe(first);
  expect(all).toHaveBeenCalledTimes(1);
});

test('a change asks for the row it touches and no other', async () => {
  const { list, all, some, say, published } = following(three);
  const first = await list.get();
  published.set('a', { documentId: 'a', publicId: 1, name: 'Aalsmeer' });
  expect(say(['exhibitors', 'a'])).toBe(true);
  expect(await list.get()).toEqual(['Aalsmeer', 'Berg Houtbouw', 'Cadzand']);
  expect(first).toEqual(['Aalst', 'Berg Houtbouw', 'Cadzand']);
  expect(some.mock.calls).toEqual([[['a']]]);
  expect(all).toHaveBeenCalledTimes(1);
});

test('a new row finds its place, and one that got another number moves', async () => {
  const { list, say, published } = following(three);
  await list.get();
  published.set('d', { documentId: 'd', publicId: 2.5, name: 'Drunen' });
  published.set('a', { documentId: 'a', publicId: 9, name: 'Aalst' });
  say(['exhibitors', 'd']);
  say(['exhibitors', 'a']);
  expect(await list.get()).toEqual(['Berg Houtbouw', 'Drunen', 'Cadzand', 'Aalst']);
});

test('a changed document that rows mention asks for those rows', async () => {
  const { list, some, say, published } = following(three);
  await list.get();
  published.set('b', { ...berg, themes: [{ ...wood, name: 'Bouwen met hout' }] });
  expect(say(['themes', 'wood'])).toBe(true);
  expect(await list.get()).toEqual(['Aalst', 'Berg Bouwen met hout', 'Cadzand']);
  expect(some.mock.calls).toEqual([[['b']]]);
  // It is not mentioned any more.
  published.set('b', { ...berg, themes: [] });
  say(['exhibitors', 'b']);
  await list.get();
  expect(say(['themes', 'wood'])).toBe(false);
});

test('what was taken off the site is gone at once, also while the content backend does not answer', async () => {
  const { list, some, say, published } = following(three);
  await list.get();
  published.delete('c');
  some.mockRejectedValueOnce(new Error('away'));
  say(['exhibitors', 'c'], true);
  await expect(list.get()).rejects.toThrow('away');
  expect(list.last()).toEqual(['Aalst', 'Berg Houtbouw']);
  expect(await list.get()).toEqual(['Aalst', 'Berg Houtbouw']);
});

test('a broken row is left out, and shown when it is mended', async () => {
  const { list, say, published } = following([...three, { documentId: 'x', publicId: 4, name: '' }]);
  expect(await list.get()).toHaveLength(3);
  published.set('x', { documentId: 'x', publicId: 4, name: 'Xanten' });
  say(['exhibitors', 'x']);
  expect(await list.get()).toEqual(['Aalst', 'Berg Houtbouw', 'Cadzand', 'Xanten']);
});

test('what changes while rows are asked for is asked for again', async () => {
  const { list, all, some, say, published } = following(three);
  const old = [...published.values()];
  all.mockImplementationOnce(() => {
    published.set('a', { documentId: 'a', publicId: 1, name: 'Aalsmeer' });
    published.delete('b');
    queueMicrotask(() => {
      say(['exhibitors', 'a']);
      say(['exhibitors', 'b'], true);
    });
    return new Promise((resolve) => setTimeout(resolve, 5, old));
  });
  expect(await list.get()).toEqual(['Aalsmeer', 'Cadzand']);
  some.mockImplementationOnce(() => {
    const before = [{ documentId: 'c', publicId: 3, name: 'Cadzand' }];
    published.delete('c');
    queueMicrotask(() => say(['exhibitors', 'c'], true));
    return new Promise((resolve) => setTimeout(resolve, 5, before));
  });
  say(['exhibitors', 'c']);
  expect(await list.get()).toEqual(['Aalsmeer']);
});

test('many who ask at once wait for the same rows', async () => {
  const { list, all, some, say } = following(three);
  await Promise.all([list.get(), list.get(), list.get()]);
  say(['exhibitors', 'a']);
  await Promise.all([list.get(), list.get(), list.get()]);
  expect(all).toHaveBeenCalledTimes(1);
  expect(some).toHaveBeenCalledTimes(1);
});

test('when anything may have changed every row is asked for, and so when most rows did', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    documentId: `d${index}`,
    publicId: index,
    name: `Bedrijf ${index}`,
    themes: [wood],
  }));
  const { list, all, some, say } = following(many);
  await list.get();
  list.outdate();
  expect(await list.get()).toHaveLength(300);
  expect(all).toHaveBeenCalledTimes(2);
  say(['themes', 'wood']);
  await list.get();
  expect(all).toHaveBeenCalledTimes(3);
  expect(some).not.toHaveBeenCalled();
});

test('it cannot tell what a change does before it has its rows, or while it waits for them', async () => {
  const { list, say } = following(three);
  expect(say(['themes', 'other'])).toBe(true);
  await list.get();
  expect(say(['themes', 'other'])).toBe(false);
  say(['exhibitors', 'a']);
  // The row may be about to mention it.
  expect(say(['themes', 'other'])).toBe(true);
});

test('a list in an order of its own keeps it, whatever changes', async () => {
  const { published, all, some } = following([...three, { documentId: 'x', publicId: 0, name: '' }]);
  const list = createKeptList<{ name: string; publicId: number }>({
    ...{ type: 'exhibitors', sort: ['publicId'], all, some },
    compare: (a, b) => b.name.localeCompare(a.name),
    parse: (row) => ((row as Row).name === '' ? null : (row as Row)),
  });
  const numbers = async () => (await list.get()).map(({ publicId }) => publicId);
  expect(await numbers()).toEqual([3, 2, 1]);
  for (const [documentId, name, publicId] of [
    ...[['d', 'Bergen', 4] as const, ['e', 'Aa', 5] as const],
    ...[['f', 'Zwolle', 6] as const, ['g', 'Berg', 7] as const],
  ]) {
    published.set(documentId, { documentId, name, publicId });
    list.purge({ tags: ['exhibitors', documentId], gone: false });
  }
  // Equals stand by their number.
  expect(await numbers()).toEqual([6, 3, 4, 2, 7, 1, 5]);
  published.set('x', { documentId: 'x', publicId: 0, name: 'Cadzand' });
  list.purge({ tags: ['exhibitors', 'x'], gone: false });
  expect(await numbers()).toEqual([6, 0, 3, 4, 2, 7, 1, 5]);
});

test('after any change the order is what putting all rows in order anew gives', async () => {
  const random = randomNumbers(5);
  const names = ['Ĳsbeer', 'ijs', 'Zaan 2', 'Zaan 10', "'t Zand", 'Één', 'een', 'Eén & Co', 'de Aar', ''];
  let made = 0;
  const someone = (): Row => {
    made += 1;
    return { documentId: `d${made}`, publicId: random(8), name: names[random(names.length)] ?? '' };
  };
  let rows: readonly Row[] = Array.from({ length: 12 }, someone);
  const inNumber = () =>
    rows.toSorted((a, b) => a.publicId - b.publicId || (a.documentId < b.documentId ? -1 : 1));
  const list = createKeptList<Row>({
    type: 'exhibitors',
    sort: ['publicId', 'documentId'],
    compare: byName,
    all: () => Promise.resolve(inNumber()),
    some: (ids) => Promise.resolve(inNumber().filter(({ documentId }) => ids.includes(documentId))),
    parse: (row) => ((row as Row).name === '' ? null : (row as Row)),
  });
  await list.get();
  for (let change = 0; change < 300; change += 1) {
    const before = rows;
    rows = changeOne(rows, someone, random);
    const { came, went } = cameAndWent(before, rows);
    const changed = random(3) === 0 ? rows[random(rows.length)] : undefined;
    if (changed) {
      const renamed = { ...changed, name: names[random(names.length)] ?? '', publicId: random(8) };
      rows = rows.with(rows.indexOf(changed), renamed);
    }
    const touched = [...came, ...went, ...(changed ? [changed] : [])].map(({ documentId }) => documentId);
    list.purge({ tags: ['exhibitors', ...touched], gone: went.length > 0 });
    expect(await list.get()).toEqual(
      inNumber()
        .filter(({ name }) => name !== '')
        .toSorted(byName),
    );
  }
});
