import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createImageWorkers, type ImageWorkers } from './image-workers.ts';

const UNREADABLE = { ok: false, refusal: 'file.unreadable' };
const text = (written: string): Uint8Array => new TextEncoder().encode(written);
const red = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#c0392b' } });

const opened: ImageWorkers[] = [];
const createWorkers = (setup: Parameters<typeof createImageWorkers>[0] = {}): ImageWorkers => {
  const workers = createImageWorkers(setup);
  opened.push(workers);
  return workers;
};
const bad = (setup: Parameters<typeof createImageWorkers>[0] = {}): ImageWorkers =>
  createWorkers({
    program: join(import.meta.dirname, '../../testing/platform/bad-image-worker.ts'),
    ...setup,
  });
afterAll(async () => {
  await Promise.all(opened.map((workers) => workers.close()));
});

describe('image worker', () => {
  it('an image worker re-encodes a picture of the largest size in another process', async () => {
    const { reencode } = createWorkers();
    const reencoded = await reencode(await red(5_000).jpeg().toBuffer());
    if (!reencoded.ok) throw new Error(reencoded.refusal);
    expect(await sharp(reencoded.value.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 1_600,
    });
  });

  it('an image worker returns refusals', async () => {
    const { reencode } = createWorkers();
    expect(await reencode(text('GIF89a'))).toEqual({ ok: false, refusal: 'file.not-an-image' });
    expect(await reencode(await red(5_001).jpeg().toBuffer())).toEqual({
      ok: false,
      refusal: 'file.too-large',
    });
  });

  it.each(['crash', 'leave', 'eat', 'lie'])(
    'an image worker that is made to %s fails one picture, and the next succeeds',
    async (act) => {
      let lost = 0;
      const { reencode } = bad({ most: 1, onLost: () => void (lost += 1) });
      expect(await reencode(text(act))).toEqual(UNREADABLE);
      expect(lost).toBe(act === 'lie' ? 0 : 1);
      expect(await reencode(text('file.too-large'))).toMatchObject({ refusal: 'file.too-large' });
    },
  );

  it.each(['hang', 'spin'])(
    'an image worker that is made to %s is killed at its deadline',
    async (act) => {
      const { reencode } = bad({ most: 1, deadlineMs: 2_000 });
      expect(await reencode(text(act))).toEqual(UNREADABLE);
      expect(await reencode(text('file.too-large'))).toMatchObject({ refusal: 'file.too-large' });
    },
  );

  it('an image worker has no file writes, network, child processes or environment', async () => {
    const { reencode } = bad();
    expect(await reencode(text('break out'))).toEqual([
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      expect.not.stringMatching(/VAULT|DATABASE|PATH/),
    ]);
  });
});

describe('pool of image workers', () => {
  it('image workers run a limited number at once, and reject callers who wait too long', async () => {
    let [use, most] = [
      { busy: 0, waiting: 0 },
      { busy: 0, waiting: 0 },
    ];
    const onUse = (now: typeof use): void => {
      use = { ...now };
      most = {
        busy: Math.max(most.busy, now.busy),
        waiting: Math.max(most.waiting, now.waiting),
      };
    };
    const { reencode } = bad({ most: 2, deadlineMs: 1_500, patienceMs: 500, onUse });
    const settled = await Promise.allSettled(
      Array.from({ length: 4 }, () => reencode(text('hang'))),
    );
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(settled[2]).toMatchObject({ reason: { code: 'EBUSY' } });
    expect(most).toEqual({ busy: 2, waiting: 4 });
    expect(use).toEqual({ busy: 0, waiting: 0 });
  });

  it('image workers are gone after close, also in the middle of a picture', async () => {
    const workers = bad();
    const reencoding = workers.reencode(text('hang'));
    await pause(50);
    await workers.close();
    expect(await reencoding).toEqual(UNREADABLE);
  });
});
