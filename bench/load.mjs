import { once } from 'node:events';
import { get } from 'node:http';

import { run, StopWithLine } from '../scripts/steps.mjs';

/**
 * A browser's headers that bear on the response: the language is known already, so no cookie has to be set.
 */
const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br', Cookie: 'locale=nl' };

/**
 * Asks for one URL again and again, from another program, for some seconds and over some connections that stay open.
 * @returns {Promise<{ requests: number, perSecond: number, perCpuSecond: number }>}
 */
export async function load({ name, url, headers: own, measured }, seconds, connections) {
  const headers = Object.entries({ ...browserHeaders, ...own }).flatMap(([key, value]) => [
    '-H',
    `${key}: ${value}`,
  ]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', ...headers, url];
  const before = measured.cpuSeconds();
  const said = await run('wrk', args, { cwd: '/', failure: `wrk could not ask ${name}` });
  const cpu = measured.cpuSeconds() - before;
  const [, requests, took, unit] = /(\d+) requests in ([\d.]+)(s|m)/.exec(said) ?? [];
  if (!Number(requests)) throw new StopWithLine(`${name} gave no response to wrk:\n${said}`);
  if (/Non-2xx|Socket errors/.test(said)) throw new StopWithLine(`${name} failed under load:\n${said}`);
  const duration = Number(took) * (unit === 'm' ? 60 : 1);
  return {
    requests: Number(requests),
    perSecond: Number(requests) / duration,
    perCpuSecond: Number(requests) / cpu,
  };
}

/**
 * Measures the response to a browser: bytes as they go over the line, and of content. For a page also the
 * numbers of elements and pictures, and the bytes of its text, without scripts.
 * @returns {Promise<{ sent: number, html: number, encoding: string, elements?: number, pictures?: number,
 * text?: number }>}
 */
export async function look({ name, url, headers: own }) {
  const { status, headers, body } = await fetchAsSent(url, { ...browserHeaders, ...own });
  if (status !== 200) throw new StopWithLine(`${name} answered ${status} at ${url}`);
  const whole = await fetchAsSent(url, { ...browserHeaders, ...own, 'Accept-Encoding': 'identity' });
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  return {
    sent: body.length,
    html: whole.body.length,
    encoding: headers['content-encoding'] ?? 'none',
    ...(isPage && measurePage(whole.body.toString('utf8'))),
  };
}

/** A page as it is sent to who takes brotli. */
export async function lookCompressed(url) {
  const { headers, body } = await fetchAsSent(url, { ...browserHeaders, 'Accept-Encoding': 'br' });
  if (headers['content-encoding'] !== 'br') throw new StopWithLine(`${url} does not come with brotli`);
  return body;
}

async function fetchAsSent(url, headers) {
  const [response] = await once(get(url, { headers, agent: false }), 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

function measurePage(html) {
  const shown = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '');
  const text = shown.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return {
    elements: shown.match(/<[a-z]/gi)?.length ?? 0,
    pictures: shown.match(/<img\b/g)?.length ?? 0,
    text: Buffer.byteLength(text),
  };
}
