import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { isFileKey, keyOf, type Files } from './files.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
};

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp' };

const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** For any S3-compatible store: path-style URLs, and only operations that every store supports. */
export const createS3Files = (settings: S3Settings): Files => {
  const { endpoint, region, bucket, keyId, secret } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const Bucket = bucket;

  return {
    put: async (bytes, extension) => {
      const Key = keyOf(bytes, extension);
      const ContentType = TYPES[extension] ?? 'application/octet-stream';
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType }));
      return Key;
    },
    read: async (key) => {
      if (!isFileKey(key)) return null;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        const bytes = await Body?.transformToByteArray();
        if (bytes === undefined) return null;
        // The store is another machine: its bytes are verified against the hash in the name.
        if (keyOf(bytes, extensionOf(key)) !== key) throw new Error(`files: ${key} was changed`);
        return bytes;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (key) => {
      if (isFileKey(key)) await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
        for (const { Key } of page.Contents ?? []) {
          if (Key !== undefined && isFileKey(Key)) yield Key;
        }
        ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },
  };
};
