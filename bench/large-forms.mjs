import { readFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Measures the time of a cached page while a visitor sends large forms of empty fields to an anonymous page:
 * `node bench/large-forms.mjs http://localhost:3000 [process id of the site]`. Takes twenty seconds.
 */
const [site = 'http://localhost:3000', pid] = process.argv.slice(2);
const roundSeconds = 10;
const pagesPerSecond = 50;
const formsPerSecond = 5;
const form = Buffer.from('a=&'.repeat(3_100_000));

/** Milliseconds until a page is there. */
function timePage() {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(
      `${site}/nieuws`,
      { agent: false, headers: { 'accept-encoding': 'br', cookie: 'locale=nl' } },
      (answer) => {
        answer.resume().on('end', () => resolve(performance.now() - began));
      },
    ).on('error', reject);
  });
}

/** The status of a form, or what went wrong: a server may close before it has read everything. */
function sendForm() {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'transfer-encoding': 'chunked',
      origin: site,
      'sec-fetch-site': 'same-origin',
    };
    const call = request(`${site}/inloggen`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve(answer.statusCode));
    });
    call.on('error', (error) => resolve(error.code));
    call.end(form);
  });
}

/** Resident memory of the site in MB. */
function memory() {
  if (pid === undefined) return 0;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

async function measure(withForms) {
  const times = [];
  const outcomes = {};
  const under = [];
  let most = 0;
  for (let tick = 0; tick < roundSeconds * pagesPerSecond; tick += 1) {
    under.push(timePage().then((ms) => times.push(ms)));
    if (withForms && tick % (pagesPerSecond / formsPerSecond) === 0)
      under.push(sendForm().then((status) => (outcomes[status] = (outcomes[status] ?? 0) + 1)));
    most = Math.max(most, memory());
    await pause(1000 / pagesPerSecond);
  }
  await Promise.all(under);
  times.sort((a, b) => a - b);
  const at = (part) => `${times[Math.floor(part * (times.length - 1))].toFixed(1)} ms`;
  const said = withForms ? `; forms: ${JSON.stringify(outcomes)}` : '';
  console.log(
    `${withForms ? 'with' : 'without'} forms: p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}, memory ${most} MB${said}`,
  );
}

await measure(false);
await measure(true);
