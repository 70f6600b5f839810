import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCertificate } from './certificate';
import { pushSetUp } from './push-set-up';

/** A message as its device reads it. */
export interface ReceivedMessage {
  /** The last part of the endpoint. */
  device: string;
  headers: IncomingMessage['headers'];
  /** The sender, as its VAPID token says. */
  claims: { aud: string; exp: number; sub: string };
  payload: unknown;
}

export interface Rejection {
  status: number;
  headers?: Record<string, string>;
}

export interface Subscription {
  endpoint: string;
  expirationTime: null;
  keys: { p256dh: string; auth: string };
}

export interface PushService {
  origin: string;
  /** The environment of a content backend that sends here. */
  environment: Record<string, string>;
  publicKey: string;
  /** The messages it took, oldest first. */
  received: ReceivedMessage[];
  /** The first message of each device, which says that messages are on. It is in no other count. */
  welcomes: ReceivedMessage[];
  /** How many requests came in, also those it rejected. */
  requests(): number;
  /** A new device that subscribed. */
  subscribe(): Subscription;
  /** Says what becomes of messages to a device from now on; null takes them again. */
  reject(subscription: Subscription, rejection: Rejection | null): void;
  /** Lets every message wait, from now on, until each of these senders has sent one. */
  expectSenders(...subs: string[]): void;
  /** Waits until it took this many. Throws after 15 s. */
  until(count: number): Promise<void>;
  stop(): Promise<void>;
}

interface Device {
  keys: ECDH;
  auth: Buffer;
  rejection: Rejection | null;
}

const isWelcome = (payload: unknown) => JSON.stringify(payload).includes('"tag":"welcome"');

const sender = createECDH('prime256v1');
sender.setPrivateKey(Buffer.from(pushSetUp.PUSH_PRIVATE_KEY, 'base64url'));

/**
 * A push service on this machine, with TLS. It does what a real one and a device do: it checks the VAPID token (RFC 8292)
 * and decrypts the message (RFC 8291). What does not hold is answered with the status of a real service, and is not taken.
 */
export async function startPushService(): Promise<PushService> {
  const { certificate, key } = makeCertificate();
  const folder = mkdtempSync(path.join(tmpdir(), 'push-service-'));
  const file = path.join(folder, 'certificate.pem');
  writeFileSync(file, certificate);
  const devices = new Map<string, Device>();
  const received: ReceivedMessage[] = [];
  const welcomes: ReceivedMessage[] = [];
  let requests = 0;
  /** Senders that have to send first, and the messages that wait for them. */
  const expected = new Set<string>();
  const waiting: (() => void)[] = [];
  const publicKey = sender.getPublicKey('base64url');

  const server = createServer({ cert: certificate, key }, (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      requests += 1;
      const id = (req.url ?? '').slice('/send/'.length);
      const device = devices.get(id);
      if (!device) return void res.writeHead(404).end();
      if (device.rejection)
        return void res.writeHead(device.rejection.status, device.rejection.headers).end();
      const claims = claimsOf(req.headers.authorization, publicKey, origin);
      if (!claims) return void res.writeHead(403).end();
      if (!/^\d+$/.test(req.headers.ttl?.toString() ?? '')) return void res.writeHead(400).end();
      const payload = decrypt(Buffer.concat(chunks), device);
      if (payload === null) return void res.writeHead(400).end();
      waiting.push(() => {
        if (isWelcome(payload)) requests -= 1;
        (isWelcome(payload) ? welcomes : received).push({
          device: id,
          headers: req.headers,
          claims,
          payload,
        });
        res.writeHead(201, { Location: `/message/${received.length}` }).end();
      });
      expected.delete(claims.sub);
      if (expected.size === 0) for (const take of waiting.splice(0)) take();
    });
  });
  // A sender that is killed breaks its connection off.
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `https://127.0.0.1:${port}`;

  return {
    origin,
    publicKey,
    received,
    welcomes,
    requests: () => requests,
    environment: {
      ...pushSetUp,
      PUSH_TEST_ORIGIN: origin,
      PUSH_TEST_CERTIFICATE: file,
    },
    subscribe() {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const [id, auth] = [randomBytes(16).toString('base64url'), randomBytes(16)];
      devices.set(id, { keys, auth, rejection: null });
      const endpoint = `${origin}/send/${id}`;
      return { endpoint, expirationTime: null, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    reject({ endpoint }, rejection) {
      const device = devices.get(endpoint.slice(`${origin}/send/`.length));
      if (device) device.rejection = rejection;
    },
    expectSenders(...subs) {
      for (const sub of subs) expected.add(sub);
    },
    async until(count) {
      for (let waitedMs = 0; received.length < count; waitedMs += 50) {
        if (waitedMs >= 15_000) throw new Error(`Expected ${count} messages, got ${received.length}.`);
        await pause(50);
      }
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The claims of a VAPID token that the fair signed for this service and that is good now; null for any other. */
function claimsOf(
  authorization: string | undefined,
  publicKey: string,
  origin: string,
): ReceivedMessage['claims'] | null {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) return null;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub }: ReceivedMessage['claims'] = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  );
  const seconds = Date.now() / 1000;
  const isNow = exp > seconds && exp <= seconds + 24 * 60 * 60;
  return isSigned && isNow && aud === origin && /^(mailto:|https:)/.test(sub) ? { aud, exp, sub } : null;
}

/** Decrypts a message (RFC 8291, one record of RFC 8188); null when it is not for this device. */
function decrypt(message: Buffer, { keys, auth }: Device): unknown {
  try {
    const idLength = message.readUInt8(20);
    const [salt, from] = [message.subarray(0, 16), message.subarray(21, 21 + idLength)];
    const box = message.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), from]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(from), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const opened = createDecipheriv('aes-128-gcm', key, nonce);
    opened.setAuthTag(box.subarray(-16));
    const padded = Buffer.concat([opened.update(box.subarray(0, -16)), opened.final()]);
    // The text ends at a 2, after which there are zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  } catch {
    return null;
  }
}
