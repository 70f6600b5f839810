import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkMailDomain } from './mail-domain';

/** A name server that knows these texts, by their names in small letters; it says nothing about names that are null. */
let server: Socket | undefined;
async function serveTexts(known: Record<string, string[] | null>): Promise<string[]> {
  const socket = createSocket('udp4');
  server = socket;
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameIn(query);
    const texts = known[name] === undefined ? [] : known[name];
    if (texts !== null) socket.send(answer(query.subarray(0, end), texts), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return [`127.0.0.1:${(socket.address() as AddressInfo).port}`];
}
afterEach(() => server?.close());

/** The question's name, and where the question ends: RFC 1035, 4.1.2. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** An answer with a TXT record for each text, in parts of 255 signs; without any when there is no such name (NXDOMAIN). */
function answer(question: Buffer, texts: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(texts.length > 0 ? 0x81_80 : 0x81_83, 2);
  head.writeUInt16BE(texts.length, 6);
  head.writeUInt32BE(0, 8);
  const records = texts.map((text) => {
    const parts = (text.match(/.{1,255}/g) ?? []).map((part) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
    );
    const data = Buffer.concat(parts);
    const record = Buffer.from('c00c0010000100000000', 'hex');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(data.length);
    return Buffer.concat([record, length, data]);
  });
  return Buffer.concat([head, ...records]);
}

const examine = async (known: Record<string, string[] | null>) =>
  (await checkMailDomain('info@dakbeurs.test', await serveTexts(known))).map(
    ({ weight, nl }) => `${weight}: ${nl}`,
  );

it('finds everything that is in order, also a key of several parts', async () => {
  const found = await examine({
    'dakbeurs.test': ['google-site-verification=x', 'v=spf1 include:mail.example -all'],
    '_dmarc.dakbeurs.test': ['v=DMARC1; p=none'],
    'selector1._domainkey.dakbeurs.test': [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`],
  });
  expect(found).toEqual([
    expect.stringMatching(/^note: SPF van dakbeurs\.test is er/),
    expect.stringMatching(/^note: DKIM van dakbeurs\.test is er/),
    expect.stringMatching(/^note: DMARC van dakbeurs\.test is er/),
  ]);
});

it('warns of a domain without any of it', async () => {
  expect(await examine({ 'dakbeurs.test': ['v=spf10'], 'mail._domainkey.dakbeurs.test': ['p='] })).toEqual([
    expect.stringMatching(/^warning: dakbeurs\.test heeft geen SPF/),
    expect.stringMatching(/^note: Een DKIM-sleutel/),
    expect.stringMatching(/^warning: dakbeurs\.test heeft geen DMARC/),
  ]);
});

it('warns of two SPF records, of which none counts', async () => {
  const [spf] = await examine({ 'dakbeurs.test': ['v=spf1 -all', 'V=SPF1'] });
  expect(spf).toMatch(/^warning: dakbeurs\.test heeft meer dan één SPF-regel/);
});

it('says so when the name server does not answer', async () => {
  expect(await examine({ 'dakbeurs.test': null })).toEqual([
    expect.stringMatching(/^note: SPF en DMARC van dakbeurs\.test konden we nu niet opzoeken/),
  ]);
});
