import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import sharp from 'sharp';
import { createPerson } from '#testing/fresh-people';
import { createTestApp, type TestApp } from '#testing/test-app';
import { openSession } from './exactly-once-stage.ts';
import { percentile } from './load-plan.ts';
import { MULTIPART, writeRequest } from './multipart-fuzz-form.ts';

const SIDE = 170;
const CLAIMED_BYTES = 200_000;
const BYTE_EVERY_MS = 500;
/** A socket that the server closed comes back after this time. */
const BACK_AFTER_MS = 5000;

export type UploadSlotsPlan = {
  readonly sockets: number;
  /** Networks that the sockets come from. */
  readonly networks: number;
  readonly uploads: number;
  readonly rounds: number;
};

export type UploadSlotsResult = {
  /** Milliseconds: the least p99 of the rounds, which a busy machine disturbs least. */
  readonly quiet: number;
  readonly attacked: number;
  readonly ratio: number;
  /** Uploads with a session that were not stored. */
  readonly failed: number;
  /** Uploads without a session that were refused during the attack: none means that the attack does nothing. */
  readonly strangersRefused: number;
};

/** Noise, so that the file is as large as a photo made small on the phone. */
const picture = async (): Promise<File> => {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const bytes = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'noise.png', { type: 'image/png' });
};

/** Declares a large upload, sends five bytes, and then none or one now and then. */
const openSocket = (port: number, at: number, networks: number): Socket => {
  const head = writeRequest({
    path: uploadKycDocument.path,
    contentType: MULTIPART,
    body: Buffer.from('--kar'),
    length: String(CLAIMED_BYTES),
    headers: at % 2 === 0 ? '' : `Auth-Token: made-up-${at}\r\n`,
  });
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: `127.0.1.${1 + (at % networks)}`,
  });
  // The server may end any of them at any time.
  socket.on('error', () => socket.destroy());
  socket.resume().write(head);
  if (at % 3 === 0) {
    const drip = setInterval(() => socket.write('g'), BYTE_EVERY_MS);
    socket.on('close', () => clearInterval(drip));
  }
  return socket;
};

/** Keeps so many sockets open until it is stopped. */
const attack = (port: number, { sockets, networks }: UploadSlotsPlan): (() => Promise<void>) => {
  const stopping = new AbortController();
  const hold = async (at: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const socket = openSocket(port, at, networks);
      const end = (): void => void socket.destroy();
      stopping.signal.addEventListener('abort', end, { once: true });
      await new Promise<void>((resolve) => void socket.on('close', () => resolve()));
      stopping.signal.removeEventListener('abort', end);
      await pause(BACK_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const held = Array.from({ length: sockets }, (_, at) => hold(at));
  return async () => {
    stopping.abort();
    await Promise.all(held);
  };
};

const FORM = { firstName: 'Kavita', lastName: 'Pawar', address: 'Pune' };

const createUploader = async (app: TestApp) => {
  const person = await createPerson(app.look, 'serviceman', app.now());
  const token = await openSession(app, person);
  const file = await picture();
  const fields = { ...FORM, email: person.email, phone: person.phone, file };
  /** Milliseconds of one upload, or null when it was refused. */
  return async (isKnown: boolean): Promise<number | null> => {
    const began = performance.now();
    const headers = isKnown ? { 'auth-token': token } : {};
    const { status, body } = await app.sendFields(updateProfile, fields, { token, headers });
    return status === 200 && body['success'] ? performance.now() - began : null;
  };
};

/** Uploads of one person, alone and while sockets of other networks try to hold every slot, in turn. */
export const runUploadSlots = async (plan: UploadSlotsPlan): Promise<UploadSlotsResult> => {
  const app = await createTestApp();
  try {
    const stranger = await createUploader(app);
    const port = Number(new URL(app.base).port);
    let failed = 0;
    const p99 = async (): Promise<number> => {
      // Somebody else each time: an account has a daily limit of pictures.
      const upload = await createUploader(app);
      const times: number[] = [];
      for (let sent = 0; sent < plan.uploads; sent += 1) {
        const took = await upload(true);
        if (took === null) failed += 1;
        else times.push(took);
      }
      return times.length === 0
        ? Number.POSITIVE_INFINITY
        : percentile(Float64Array.from(times).toSorted(), 0.99);
    };
    for (let warm = 0; warm < 3; warm += 1) await stranger(true);
    const [quiet, attacked]: [number[], number[]] = [[], []];
    let strangersRefused = 0;
    for (let round = 0; round < plan.rounds; round += 1) {
      quiet.push(await p99());
      const stop = attack(port, plan);
      await pause(1000);
      if ((await stranger(false)) === null) strangersRefused += 1;
      attacked.push(await p99());
      await stop();
    }
    const [least, leastAttacked] = [Math.min(...quiet), Math.min(...attacked)];
    return {
      quiet: least,
      attacked: leastAttacked,
      ratio: leastAttacked / least,
      failed,
      strangersRefused,
    };
  } finally {
    await app.close();
  }
};
