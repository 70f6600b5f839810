import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countCall, countSaved } from './limits';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const hourMs = 60 * 60 * 1000;
const visitors = 5000;

it('a hall of 5,000 visitors behind one address, who all want messages and save, meets no limit', async () => {
  const hall = '192.0.2.1';
  // All of them come in the first hour, and each saves twenty items on a day of eight hours.
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    await countCall('installations', hall);
    await countCall('installationsOfDay', hall);
    await countCall('registrations', hall);
    await countSaved(hall, 5);
  }
  for (let hour = 0; hour < 8; hour += 1) {
    for (let change = 0; change < (visitors * 15) / 8; change += 1) {
      await countCall('registrations', hall);
      await countSaved(hall, 1);
    }
    await vi.advanceTimersByTimeAsync(hourMs);
  }
});

it('one address adds 150,000 saved items in a day and 10,000 devices, and no more', async () => {
  const [net, other] = ['192.0.2.2', '192.0.2.3'];
  for (let device = 0; device < 300; device += 1) await countSaved(net, 500);
  await expect(countSaved(net, 500)).rejects.toMatchObject({ status: 429 });
  await countSaved(other, 500);
  for (let device = 0; device < 10_000; device += 1) await countCall('installationsOfDay', net);
  await expect(countCall('installationsOfDay', net)).rejects.toMatchObject({ status: 429 });
  await countCall('installationsOfDay', other);
});
