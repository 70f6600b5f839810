import { readFileSync } from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startProgram, type Program } from '../harness/program';
import { isSoak } from '../harness/soak.mjs';

/** Measures many large files at the same time, as the system counts the content backend's memory. */
let program: Program;
let pid: number;
beforeAll(async () => {
  program = await startProgram(inject('template'));
  pid = program.pid;
});
afterAll(() => program.stop());

const megabyte = 1024 * 1024;
const [count, bytes] = isSoak ? [8, 128 * megabyte] : [8, 24 * megabyte];
const maxGrowth = 32 * megabyte;

function residentBytes(): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const chunk = Buffer.alloc(64 * 1024, 'x');

function upload(size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${program.url}/api/form-uploads?form=formulier1&field=tekening&name=groot.pdf`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': String(size),
          'x-beursvloer-uploads': 'test-secret-of-the-purges',
        },
      },
    );
    request.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    let left = size;
    const write = () => {
      while (left > 0) {
        const start = left === size ? Buffer.from('%PDF-1.7\n') : chunk;
        const next = start.subarray(0, Math.min(start.length, left));
        left -= next.length;
        if (!request.write(next)) return void request.once('drain', write);
      }
      request.end();
    };
    write();
  });
}

const uploadAll = (size: number) => Promise.all(Array.from({ length: count }, () => upload(size)));

it('eight large files at once take at most 32 MB more memory', async () => {
  // The first ones load what is loaded once, such as the code that knows types.
  for (let round = 0; round < 3; round += 1) await uploadAll(4 * megabyte);
  const before = residentBytes();
  let highest = before;
  const timer = setInterval(() => (highest = Math.max(highest, residentBytes())), 10);
  try {
    expect(await uploadAll(bytes)).toEqual(Array(count).fill(200));
  } finally {
    clearInterval(timer);
  }
  if (isSoak)
    console.log(
      `Memory: ${Math.round((highest - before) / 1024)} kB higher than ${Math.round(before / 1024)} kB`,
    );
  expect(highest - before).toBeLessThan(maxGrowth);
}, 600_000);
