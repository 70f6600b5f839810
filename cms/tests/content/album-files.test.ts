import { expect, it } from 'vitest';
import { dateTaken } from '../../src/content/admin/album/date-taken';
import { picturesIn } from '../../src/platform/media/admin/pictures-in';
import { filesOfADay, type ChosenFile } from './album-files';

const fileOf = ({ name, mimeType, buffer }: ChosenFile) =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });

it('the pictures of a day are found in files and ZIPs, with the times that the camera wrote', async () => {
  const { pictures, leftOut } = await picturesIn((await filesOfADay()).map(fileOf));
  expect(leftOut.map(({ name }) => name)).toEqual(['brief.txt', 'lees-mij.txt']);
  const times = await Promise.all(pictures.map(async (file) => [file.name, await dateTaken(file)] as const));
  const dated = times
    .filter(([, time]) => time !== null)
    .sort(([, one], [, other]) => ((one ?? '') < (other ?? '') ? -1 : 1));
  expect(dated.map(([name]) => name)).toEqual(
    Array.from({ length: 12 }, (_, index) => `IMG_${index + 1}.jpg`),
  );
  expect(times.filter(([, time]) => time === null)).toHaveLength(9);
});
