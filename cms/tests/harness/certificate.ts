import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface Certificate {
  /** Both as PEM. The certificate signs itself, so it is also what a client has to trust. */
  certificate: string;
  key: string;
}

/** One value in DER: its tag, its length, and what it holds. */
function der(tag: number, ...content: (Buffer | number[])[]): Buffer {
  const body = Buffer.concat(content.map((each) => Buffer.from(each)));
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const [sequence, set, integer, bits, octets, oid, time, boolean, text] = [
  ...[0x30, 0x31, 0x02, 0x03, 0x04, 0x06, 0x17, 0x01, 0x0c],
] as const;

const ecdsaWithSha256 = der(sequence, der(oid, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const commonName = [0x55, 0x04, 0x03];
const subjectAltName = [0x55, 0x1d, 0x11];
const basicConstraints = [0x55, 0x1d, 0x13];

const dayMs = 24 * 60 * 60 * 1000;
const utc = (at: number) =>
  der(time, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** A certificate for this machine (127.0.0.1 and localhost), good for a few days. Needs no program beside Node. */
export function makeCertificate(now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = der(
    sequence,
    der(set, der(sequence, der(oid, commonName), der(text, Buffer.from('Test on this machine')))),
  );
  const names = der(sequence, der(0x82, Buffer.from('localhost')), der(0x87, [127, 0, 0, 1]));
  const extensions = der(
    sequence,
    der(sequence, der(oid, subjectAltName), der(octets, names)),
    der(
      sequence,
      der(oid, basicConstraints),
      der(boolean, [255]),
      der(octets, der(sequence, der(boolean, [255]))),
    ),
  );
  const content = der(
    sequence,
    der(0xa0, der(integer, [2])),
    der(integer, [1], randomBytes(15)),
    ecdsaWithSha256,
    name,
    der(sequence, utc(now - dayMs), utc(now + 7 * dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = createSign('sha256').update(content).sign(privateKey);
  const whole = der(sequence, content, ecdsaWithSha256, der(bits, [0], signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
