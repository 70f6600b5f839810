import { expect, test } from 'vitest';
import { changeOne, randomNumbers } from '../following/random.fixture';
import { createFollowingIndex } from './following-index';
import { searchTexts } from './search-texts';
import { indexTexts, type SearchText } from './text-index';

function following() {
  const calls = { pauses: 0, texts: 0 };
  const index = createFollowingIndex(
    (item: SearchText) => {
      calls.texts += 1;
      return item;
    },
    () => Promise.resolve((calls.pauses += 1)),
  );
  const names = (query: string) => index.search(query).found.map(({ item }) => item.name);
  return { ...index, names, calls };
}

const wood = { name: 'Houtbouw Zuid', text: 'Prefab-gevels van hout', codes: ['1.A12'] };
const stone = { name: 'Steenbakkerij', text: 'Gevels van steen', codes: ['1.A12', '2.B03'] };
const bridge = { name: 'Bruggenbouw', text: 'Bruggen van hout' };

test('it finds what an index made at once finds, in the same order', async () => {
  const { follow, search } = following();
  const many = Array.from({ length: 400 }, (_, at) => ({ name: `Bouwer ${at % 20}`, text: `huis ${at}` }));
  await follow(many);
  for (const query of ['bouwer', 'bouwer 7', 'huis 399', 'bouwr 3', 'nergens'])
    expect(search(query).found.map(({ item }) => item)).toEqual(
      searchTexts(indexTexts(many), query).found.map(({ number }) => many[number]),
    );
});

test('what changed is found by its new words and not by its old ones', async () => {
  const { follow, names } = following();
  await follow([wood, stone, bridge]);
  expect(names('hout')).toEqual(['Houtbouw Zuid', 'Bruggenbouw']);
  expect(names('1a12')).toEqual(['Houtbouw Zuid', 'Steenbakkerij']);
  const renamed = { name: 'Staalbouw Zuid', text: 'Prefab-gevels van staal', codes: ['2.B03'] };
  await follow([renamed, stone, bridge]);
  expect(names('hout')).toEqual(['Bruggenbouw']);
  expect(names('staal')).toEqual(['Staalbouw Zuid']);
  expect(names('1a12')).toEqual(['Steenbakkerij']);
  expect(names('2b03')).toEqual(['Staalbouw Zuid', 'Steenbakkerij']);
  await follow([bridge]);
  expect(names('gevels')).toEqual([]);
  expect(names('2b03')).toEqual([]);
});

test('equals stand in the order of the list, also when that changed or one came in between', async () => {
  const { follow, names } = following();
  const [a, b, c] = ['een', 'twee', 'drie'].map((name) => ({ name, text: 'hetzelfde' })) as [
    SearchText,
    SearchText,
    SearchText,
  ];
  await follow([a, c]);
  await follow([b, a, c]);
  expect(names('hetzelfde')).toEqual(['twee', 'een', 'drie']);
  await follow([c, b, a]);
  expect(names('hetzelfde')).toEqual(['drie', 'twee', 'een']);
});

test('what stays the same is left alone, and others have their turn while much is taken in', async () => {
  const { follow, calls } = following();
  const many = Array.from({ length: 1000 }, (_, at) => ({ name: `Bouwer ${at}`, text: '' }));
  await follow(many);
  expect(calls.pauses).toBeGreaterThan(3);
  calls.texts = 0;
  await follow(many.with(500, { name: 'Iemand anders', text: '' }));
  expect(calls.texts).toBe(2);
});

test('lists that come quickly after each other are taken in one after the other', async () => {
  const { follow, names } = following();
  await Promise.all([follow([wood, stone]), follow([stone]), follow([stone, bridge])]);
  expect(names('gevels')).toEqual(['Steenbakkerij']);
  expect(names('bruggen')).toEqual(['Bruggenbouw']);
});

test('after many changes it finds what an index made of the list as it is finds', async () => {
  const { follow, search } = following();
  const random = randomNumbers(3);
  const words = ['hout', 'steen', 'gevel', 'prefab-gevel', 'dak', 'bouw'];
  const someone = () => ({
    name: `${words[random(6)] ?? ''} ${random(9)}`,
    text: `${words[random(6)] ?? ''} ${words[random(6)] ?? ''}`,
    codes: [`${random(3)}.A${random(4)}`],
  });
  let list: readonly SearchText[] = [];
  for (let change = 0; change < 200; change += 1) {
    list = changeOne(list, someone, random);
    await follow(list);
    for (const query of ['hout', 'gevel 3', 'prefabgevel', 'daak', '1a2'])
      expect(search(query).found.map(({ item }) => item)).toEqual(
        searchTexts(indexTexts(list), query).found.map(({ number }) => list[number]),
      );
  }
});
