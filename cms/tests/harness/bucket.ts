import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';

/** A service that speaks S3, on this machine, and what is between it and the content backend. */
export interface BucketService {
  /** The settings with which a content backend stores in its bucket. */
  environment: Record<string, string>;
  /**
   * Sets the service's behaviour: as it should be, deny the key, lose the bucket, be silent, or not be there.
   */
  become(state: BucketState): Promise<void>;
  /** How often each method was asked. */
  asked: Record<string, number>;
  /** Looks into it, and puts something there, behind the content backend's back. */
  s3: S3Client;
  stop(): Promise<void>;
}
export type BucketState = 'whole' | 'closed to us' | 'without bucket' | 'silent' | 'away';

export const bucketName = 'beurs-2027';

/** Starts the service with one empty bucket. */
export async function startBucket(prefix = ''): Promise<BucketService> {
  const directory = await mkdtemp(path.join(tmpdir(), 'beursvloer-bucket-'));
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucketName, configs: [] }],
  });
  const { port } = await service.run();

  let state: BucketState = 'whole';
  const asked: Record<string, number> = {};
  const sockets = new Set<Socket>();
  const door = createServer((incoming, response) => {
    const { method = '' } = incoming;
    asked[method] = (asked[method] ?? 0) + 1;
    if (state === 'silent') incoming.resume();
    else passOn(incoming, response, port, state);
  });
  door.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = async (at: number) => {
    door.listen(at, '127.0.0.1');
    await once(door, 'listening');
    return (door.address() as AddressInfo).port;
  };
  const close = async () => {
    if (!door.listening) return;
    door.close();
    for (const socket of sockets) socket.destroy();
    await once(door, 'close');
  };
  const own = await listen(0);
  const s3 = new S3Client({
    endpoint: `http://127.0.0.1:${own}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    s3,
    environment: {
      S3_BUCKET: bucketName,
      S3_ENDPOINT: `http://127.0.0.1:${own}`,
      S3_PREFIX: prefix,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    asked,
    async become(next) {
      state = next;
      await close();
      if (next !== 'away') await listen(own);
    },
    async stop() {
      s3.destroy();
      await close();
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The service itself denies a key that it does not know, and has no other bucket. */
function passOn(incoming: IncomingMessage, response: ServerResponse, port: number, state: BucketState): void {
  const headers = { ...incoming.headers };
  if (state === 'closed to us')
    headers.authorization = headers.authorization?.replace('Credential=S3RVER', 'Credential=ANDER');
  const target = incoming.url ?? '/';
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method: incoming.method,
    headers,
    path: state === 'without bucket' ? target.replace(bucketName, 'weg') : target,
  });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  // A request that is cut off here, before or after its response began, ends there too: the service would
  // wait for it when it stops.
  response.on('close', () => response.writableFinished || outgoing.destroy());
  incoming.pipe(outgoing);
}
