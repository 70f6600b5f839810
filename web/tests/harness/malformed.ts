import fc from 'fast-check';

/** A request as it goes over the wire, right or wrong. */
export interface MalformedRequest {
  method: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Ends the connection before the body is complete. */
  isCutOff: boolean;
}

export type Template = Readonly<Record<string, string>>;

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\u202e\u2066',
  '\ud800',
  '😀'.repeat(3_000),
  'x'.repeat(10_001),
  'x'.repeat(200_000),
  '9'.repeat(400),
  '1e400',
  '-0',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  '{"$gt":""}',
  '["a",["b"]]',
  '%',
  '%00',
  '%E0%A4%A',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '=cmd|calc',
  '\r\nBcc: iedereen@post.example',
  'noor@bezoeker.example\r\nBcc: x@post.example',
  'eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
  Buffer.from('{"challenge":{"parameters":{"algorithm":"PBKDF2"}},"solution":{}}').toString('base64'),
] as const;

const hostileNames = [
  '',
  '__proto__',
  'constructor[prototype][vals]',
  'toString',
  '__intent__',
  'form',
  'captcha',
  'sleutel',
  'begonnen',
  'controleveld',
  'mens',
  'values.0.x',
  'é\u0000',
  'x'.repeat(201),
  `a${'[b]'.repeat(500)}`,
] as const;

/** Files that are several things at once, or nothing of what they say. */
const polyglots: readonly [name: string, type: string, bytes: Buffer][] = [
  ['logo.gif', 'image/gif', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
  ['logo.png', 'image/png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<?php')])],
  ['logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['tekening.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>')],
  ['map.zip', 'application/zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)])],
  ['../../server.js', 'text/javascript', Buffer.from('process.exit()')],
  ['leeg.png', 'image/png', Buffer.alloc(0)],
];

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 60 }));

/** A form's fields with a few of them changed, doubled, renamed, left out or added. */
function fieldsLike(template: Template): fc.Arbitrary<[string, string][]> {
  const names = Object.keys(template);
  if (names.length === 0) throw new Error('A target without a field has nothing to change');
  const name = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom(...hostileNames),
    fc.string({ maxLength: 20 }),
  );
  const extra = fc.array(fc.tuple(name, text), { maxLength: 5 });
  const kept = fc.subarray(names, { minLength: Math.max(1, names.length - 2) });
  const changed = fc.option(fc.tuple(fc.constantFrom(...names), text), { freq: 2 });
  return fc.tuple(kept, changed, extra).map(([kept, change, extra]) => {
    const fields = kept.map((field): [string, string] => [
      field,
      change?.[0] === field ? change[1] : (template[field] ?? ''),
    ]);
    return [...fields, ...extra];
  });
}

interface Body {
  type: string | null;
  body: Buffer;
  encoding?: string;
}

const encoded = (fields: readonly [string, string][]): Body => ({
  type: 'application/x-www-form-urlencoded',
  // Half characters cannot be encoded; URLSearchParams replaces them.
  body: Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()),
});

function parts(fields: readonly [string, string][], boundary: string): Buffer {
  const field = ([name, value]: readonly [string, string]) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return Buffer.from(fields.map(field).join(''));
}

const boundary = 'grens-van-de-proef';

function withFile(fields: readonly [string, string][], field: string, index: number): Body {
  const [name, type, bytes] = polyglots[index % polyglots.length] ?? ['x', 'x/y', Buffer.alloc(1)];
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = [parts(fields, boundary), Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(body) };
}

/** Parts whose borders are not where they should be. */
const brokenParts = (fields: readonly [string, string][]): fc.Arbitrary<Body> =>
  fc
    .constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=iets-anders',
      `multipart/form-data; boundary="${'x'.repeat(5_000)}"`,
      `multipart/form-data; boundary=${boundary}`,
      `multipart/mixed; boundary=${boundary}`,
    )
    .chain((type) =>
      fc
        .constantFrom<(whole: Buffer) => Buffer>(
          (whole) => whole,
          (whole) => whole.subarray(0, Math.floor(whole.length / 2)),
          () =>
            Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--\r\n`),
          () => Buffer.from(`--${boundary}\r\n${'X-Veel: x\r\n'.repeat(3_000)}\r\n\r\n--${boundary}--\r\n`),
          (whole) => Buffer.concat([whole, whole, Buffer.from(`--${boundary}\r\n--${boundary}--`)]),
          () => Buffer.from(`--${boundary}--\r\n`.repeat(2_000)),
        )
        .map((change): Body => ({ type, body: change(parts(fields, boundary)) })),
    );

const json = (fields: readonly [string, string][]): fc.Arbitrary<Body> => {
  const own = Object.fromEntries(fields);
  const value = fc.oneof(
    fc.constant<unknown>(own),
    fc.constant<unknown>({ data: own }),
    fc.constant<unknown>({ data: { version: 1, language: 'nl', values: own } }),
    fc.anything({ maxDepth: 3, withBigInt: false }),
    fc.anything({ maxDepth: 2 }).map((values) => ({ data: { version: 1, language: 'nl', values } })),
    fc.dictionary(fc.constantFrom('data', 'identifier', 'email', 'password', 'values'), fc.jsonValue()),
  );
  // In a list and out again: nothing at all has no JSON of its own.
  const written = value.map((any) =>
    JSON.stringify([any], (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each)).slice(
      1,
      -1,
    ),
  );
  const wrong = fc.constantFrom(
    '',
    '{',
    '[]'.repeat(1),
    '['.repeat(100_000),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    '{"data":{"__proto__":{"isAdmin":true}}}',
    '"tekst"',
    '1e999',
    '{"data":null}',
    '{"a":1,"a":2}',
    '\ufeff{}',
  );
  return fc.oneof({ weight: 3, arbitrary: written }, wrong).map((body) => ({
    type: 'application/json',
    body: Buffer.from(body),
  }));
};

const otherBodies = (fields: readonly [string, string][]): fc.Arbitrary<Body> =>
  fc.constantFrom<Body>(
    { ...encoded(fields), type: null },
    { ...encoded(fields), type: 'text/plain' },
    { ...encoded(fields), type: 'application/x-www-form-urlencoded; charset=utf-7' },
    { ...encoded(fields), encoding: 'gzip' },
    {
      type: 'application/xml',
      body: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    },
    { type: 'application/octet-stream', body: Buffer.from(Array.from({ length: 999 }, (_, at) => at % 256)) },
    { type: 'application/x-www-form-urlencoded', body: Buffer.from('%&%%=&=%E0%A4%A&\u0000=\u00ff') },
    { type: 'application/x-www-form-urlencoded', body: Buffer.from('a=&'.repeat(60_000)) },
    { type: 'application/x-www-form-urlencoded', body: Buffer.alloc(0) },
  );

/**
 * Requests that something is wrong with, for a form or an endpoint that expects the fields of `template`.
 * @param origin of the site: most requests come from there, as a browser's would
 */
export function malformedRequests(template: Template, origin: string): fc.Arbitrary<MalformedRequest> {
  const names = Object.keys(template);
  const body = fieldsLike(template).chain((fields) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(encoded(fields)) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...names, 'bestand'), fc.nat(polyglots.length - 1))
          .map(([field, index]) => withFile(fields, field, index)),
      },
      { weight: 2, arbitrary: brokenParts(fields) },
      { weight: 4, arbitrary: json(fields) },
      { weight: 2, arbitrary: otherBodies(fields) },
    ),
  );
  const from = fc.oneof(
    { weight: 12, arbitrary: fc.constant({ origin, 'sec-fetch-site': 'same-origin' }) },
    fc.constant({ origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' }),
    fc.constant({}),
  );
  const method = fc.oneof(
    { weight: 18, arbitrary: fc.constant('POST') },
    fc.constantFrom('PUT', 'PATCH', 'DELETE'),
  );
  const cookie = fc.option(fc.constantFrom('token=a.b.c; refresh=d', 'token=%00', `x=${'y'.repeat(3_000)}`), {
    freq: 8,
  });
  const network = fc.tuple(fc.nat(0xffff), fc.nat(0xffff), fc.nat(0xffff));
  return fc
    .record({ body, from, method, cookie, network, isCutOff: fc.nat(40).map((at) => at === 0) })
    .map(({ body: { type, body, encoding }, from, method, cookie, network, isCutOff }) => ({
      method,
      body,
      isCutOff,
      headers: {
        ...from,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        // Somebody else each time, or the limits would answer everything.
        'x-forwarded-for': `2001:${network.map((group) => group.toString(16)).join(':')}::1`,
        ...(type === null ? {} : { 'content-type': type }),
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
        ...(cookie === null ? {} : { cookie }),
      },
    }));
}
