import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { BlobStorage } from './BlobStorage';
import { StoreBusy } from './FileStore';

const PAGE = 500;
/** A file of ours is two megabytes at most; a bucket that needs longer for it is as good as gone. */
const TIMEOUT_MS = 30_000;
const GONE = 404;

/** Files in an S3-compatible bucket, for many processes. @param url see `FILES_URL` */
export const bucketStorage = (url: string): BlobStorage => {
  const client = clientOf(new URL(url));
  return {
    write: async (items) => {
      for (const { name, bytes, mime } of items) await asked(client.putObject(name, bytes, mime));
    },
    open: async (name) => {
      const answer = await asked(client.getObjectResponse(name));
      if (!answer?.body || answer.status === GONE) return undefined;
      return {
        size: Number(answer.headers.get('content-length')),
        stream: Readable.fromWeb(answer.body as ReadableStream),
      };
    },
    remove: async (names) => {
      for (const name of names) await asked(client.deleteObject(name));
    },
    olderThan: async function* (moment) {
      let next: string | undefined;
      do {
        const page = await asked(client.listObjectsPaged('/', '', PAGE, next));
        if (!page?.objects) throw new StoreBusy('The bucket is not there.');
        yield page.objects.filter(({ LastModified: at }) => new Date(at) <= moment).map(({ Key }) => Key);
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
  };
};

/** Whatever a bucket says instead of doing it is the same to us: not now. */
const asked = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause: unknown) => {
    throw new StoreBusy('The bucket cannot be asked.', { cause });
  });

/** `s3:` is `https:`; the bucket is the path, the region stands behind it. */
const clientOf = ({ protocol, host, pathname, username, password, searchParams }: URL): S3mini =>
  new S3mini({
    endpoint: `${protocol === 'http:' ? 'http:' : 'https:'}//${host}${pathname}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    requestAbortTimeout: TIMEOUT_MS,
  });
