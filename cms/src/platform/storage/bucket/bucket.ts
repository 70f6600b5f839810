import { createReadStream, type ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import provider from '@strapi/provider-upload-aws-s3';
import type { BucketSettings } from '../../../../config/environment/bucket';
import { clientSettings, keyOf, providerOptionsOf, type BucketFolder } from './client';
import { bucketError, statusOf } from './faults';

export interface Conditions {
  range?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: Date | undefined;
}

export interface StoredObject {
  /** 200, 206 for a part, 304 or 416. */
  status: number;
  body: Readable | null;
  headers: Record<string, string>;
}

/** One folder of a bucket. Every method throws a `BucketError` when the bucket does not do what was asked. */
export interface Bucket {
  /** A file, or null when there is none of that name. */
  read(name: string, conditions?: Conditions): Promise<StoredObject | null>;
  /** The headers of a file alone, or null. */
  look(name: string, conditions?: Conditions): Promise<StoredObject | null>;
  /**
   * Stores a file whole, or not at all.
   * @param content bytes, a stream of them, or the path of a file
   */
  store(name: string, content: Buffer | Readable | string, mime: string): Promise<void>;
  remove(name: string): Promise<void>;
  list(): AsyncIterable<{ name: string; storedAt: Date }>;
}

/** Opens a folder of a bucket. Nothing is asked yet. */
export function openBucket(settings: BucketSettings, folder: BucketFolder): Bucket {
  const client = new S3Client(clientSettings(settings));
  const writer = provider.init(providerOptionsOf(settings, folder));
  const objectOf = (name: string) => ({ Bucket: settings.name, Key: keyOf(settings, folder, name) });
  const fileOf = (name: string) => ({
    hash: name,
    ext: '',
    name,
    mime: '',
    size: 0,
    sizeInBytes: 0,
    url: '',
  });
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw bucketError(settings, error);
    }
  };
  const get = async (work: () => Promise<StoredObject>): Promise<StoredObject | null> => {
    try {
      return await work();
    } catch (error) {
      const status = statusOf(error);
      if (status === 304 || status === 416) return { status, body: null, headers: {} };
      if (status === 404 && !isBucketMissing(error)) return null;
      throw bucketError(settings, error);
    }
  };
  return {
    read: (name, conditions = {}) =>
      get(async () => {
        const found = await client.send(new GetObjectCommand({ ...objectOf(name), ...asInput(conditions) }));
        if (!(found.Body instanceof Readable)) throw new Error('The client of S3 gave no stream.');
        return { ...described(found), body: found.Body };
      }),
    look: (name, conditions = {}) =>
      get(async () => {
        const found = await client.send(new HeadObjectCommand({ ...objectOf(name), ...asInput(conditions) }));
        return { ...described(found), body: null };
      }),
    async store(name, content, mime) {
      const file = { ...fileOf(name), mime };
      const stream = typeof content === 'string' ? createReadStream(content) : content;
      await asked(() =>
        Buffer.isBuffer(stream)
          ? writer.upload({ ...file, buffer: stream })
          : // Its type names one kind of stream; the client below it reads any.
            writer.uploadStream({ ...file, stream: stream as ReadStream }),
      );
    },
    async remove(name) {
      await asked(() => writer.delete(fileOf(name)));
    },
    async *list() {
      const prefix = keyOf(settings, folder);
      let next: string | undefined;
      do {
        const page = await asked(() =>
          client.send(
            new ListObjectsV2Command({ Bucket: settings.name, Prefix: prefix, ContinuationToken: next }),
          ),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined && LastModified)
            yield { name: Key.slice(prefix.length), storedAt: LastModified };
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
  };
}

export async function askBucket(settings: BucketSettings): Promise<void> {
  const client = new S3Client(clientSettings(settings));
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.name }));
  } catch (error) {
    throw bucketError(settings, error);
  } finally {
    client.destroy();
  }
}

function isBucketMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchBucket';
}

function asInput({ range, ifNoneMatch, ifModifiedSince }: Conditions) {
  return { Range: range, IfNoneMatch: ifNoneMatch, IfModifiedSince: ifModifiedSince };
}

type Found = Pick<GetObjectCommandOutput, 'ContentLength' | 'ContentRange' | 'ETag' | 'LastModified'>;

function described(found: Found): Pick<StoredObject, 'status' | 'headers'> {
  const { ContentLength, ContentRange, ETag, LastModified } = found;
  return {
    status: ContentRange === undefined ? 200 : 206,
    headers: {
      'Accept-Ranges': 'bytes',
      ...(ContentLength !== undefined && { 'Content-Length': String(ContentLength) }),
      ...(ContentRange !== undefined && { 'Content-Range': ContentRange }),
      ...(ETag !== undefined && { ETag }),
      ...(LastModified && { 'Last-Modified': LastModified.toUTCString() }),
    },
  };
}
