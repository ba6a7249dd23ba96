import { hash } from 'node:crypto';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import type { FieldValue } from '@karigar/contract/wire/form-data';
import sharp from 'sharp';
import { openPicture, type PictureRow } from '#modules/documents/index';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson, panNumberOf, type FreshPerson } from '#testing/fresh-people';
import type { TestApp } from '#testing/test-app';
import { openSession } from './exactly-once-stage.ts';
import { documentIdOf } from './exactly-once-store.ts';
import { HIDDEN, uploadCorpus, type Upload } from './upload-corpus-files.ts';

type Way = {
  readonly call: typeof updateProfile | typeof sendChat | typeof uploadKycDocument;
  readonly fields: (
    app: TestApp,
    sender: FreshPerson,
  ) => Promise<Readonly<Record<string, FieldValue>>>;
};

/** The three calls that take a picture. */
const WAYS: readonly Way[] = [
  {
    call: updateProfile,
    fields: async (_app, { email, phone }) => ({
      firstName: 'Kavita',
      lastName: 'Pawar',
      email,
      phone,
      address: 'Pune',
    }),
  },
  {
    call: sendChat,
    fields: async (app, { id }) => {
      const customer = await createPerson(app.look, 'customer', app.now());
      const [booking] = await createBookings(app.look, app.context.vault, {
        count: 1,
        state: 'assigned',
        servicemanId: id,
        customerId: customer.id,
        now: app.now(),
        code: '123456',
      });
      if (!booking) throw new Error('no booking was made');
      const { bookingId, orderId } = booking;
      return { bookingId: String(bookingId), mainId: String(orderId), message: '', type: 's' };
    },
  },
  {
    call: uploadKycDocument,
    fields: async (app, { id }) => ({
      id: String(await documentIdOf(app.look, id, 'pan')),
      documentNumber: panNumberOf(id),
    }),
  },
];

const CHUNKS = new Set(['VP8 ', 'VP8L']);

/** The chunk names of a WebP, and how many bytes follow its end. */
const partsOf = (bytes: Buffer): { names: string[]; rest: number } => {
  const names: string[] = [];
  const end = bytes.readUInt32LE(4) + 8;
  for (let at = 12; at + 8 <= end;) {
    names.push(bytes.toString('latin1', at, at + 4));
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return { names, rest: bytes.length - end };
};

/** Faults of a stored file; our own encodings have one chunk, the picture, and nothing else. */
export const faultsOf = async (stored: Uint8Array): Promise<string[]> => {
  const bytes = Buffer.from(stored);
  const faults: string[] = [];
  const about = await sharp(bytes).metadata();
  if (about.format !== 'webp') return [`it is a ${about.format}`];
  const { names, rest } = partsOf(bytes);
  if (names.length !== 1 || !CHUNKS.has(names[0] ?? '')) faults.push(`parts ${names.join()}`);
  if (rest !== 0) faults.push(`${rest} bytes behind its end`);
  for (const kind of ['exif', 'xmp', 'icc', 'iptc'] as const)
    if (about[kind] !== undefined) faults.push(kind);
  if (bytes.includes(HIDDEN) || bytes.includes('<script') || bytes.includes('PK\u0003\u0004'))
    faults.push('a hidden word');
  return faults;
};

const storedKeys = async ({ context }: TestApp): Promise<Set<string>> => {
  const keys = new Set<string>();
  for await (const key of context.files.list()) keys.add(key);
  return keys;
};

/** A stored file as a picture; one that belongs to a document is opened with its key. */
const openStored = async (app: TestApp, key: string): Promise<Uint8Array | null> => {
  const [document] = await app.look<PictureRow>(
    `SELECT id::float8 AS id, image_key, image_data_key_sealed FROM kyc_documents WHERE image_key = $1`,
    [key],
  );
  return document === undefined ? app.context.files.read(key) : openPicture(app.context, document);
};

/** Sends the corpus through every call that takes a picture, then opens every stored file. */
export const runUploadCorpus = async (app: TestApp) => {
  const corpus = await uploadCorpus();
  const failures: string[] = [];
  let sent = 0;

  const send = async ({ call, fields }: Way, upload: Upload): Promise<void> => {
    const { what, bytes, verdict, name = 'picture.jpg', type = 'image/jpeg' } = upload;
    const sender = await createPerson(app.look, 'serviceman', app.now());
    const token = await openSession(app, sender);
    const file = new File([new Uint8Array(bytes)], name, { type });
    const reply = await app.sendFields(call, { ...(await fields(app, sender)), file }, { token });
    sent += 1;
    const outcome = reply.body.success ? 'kept' : String(reply.body.code);
    if (outcome !== verdict) failures.push(`${call.name}, ${what}: ${outcome}`);
  };

  for (const upload of corpus) await Promise.all(WAYS.map((way) => send(way, upload)));

  const keys = await storedKeys(app);
  for (const key of keys) {
    const bytes = await openStored(app, key);
    const faults = bytes === null ? ['gone'] : await faultsOf(bytes);
    if (faults.length > 0) failures.push(`${key}: ${faults.join('; ')}`);
  }
  for (const { what, bytes } of corpus) {
    const own = hash('sha256', bytes);
    if ([...keys].some((key) => key.includes(own))) failures.push(`${what}: stored as it came`);
  }
  return { uploads: corpus.length, sent, stored: keys.size, failures };
};
