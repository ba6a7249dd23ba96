import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createPainters, type Painters } from './painters.ts';

const UNREADABLE = { ok: false, refusal: 'file.unreadable' };
const text = (written: string): Uint8Array => new TextEncoder().encode(written);
const red = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#c0392b' } });

const opened: Painters[] = [];
const painters = (setup: Parameters<typeof createPainters>[0] = {}): Painters => {
  const made = createPainters(setup);
  opened.push(made);
  return made;
};
const bad = (setup: Parameters<typeof createPainters>[0] = {}): Painters =>
  painters({ program: join(import.meta.dirname, 'testing/bad-painter.ts'), ...setup });
afterAll(async () => {
  await Promise.all(opened.map((made) => made.close()));
});

describe('a painter', () => {
  it('paints a picture anew in another process, as large as they may be', async () => {
    const { paint } = painters();
    const painted = await paint(await red(5_000).jpeg().toBuffer());
    if (!painted.ok) throw new Error(painted.refusal);
    expect(await sharp(painted.value.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 1_600,
    });
  });

  it('answers its refusals', async () => {
    const { paint } = painters();
    expect(await paint(text('GIF89a'))).toEqual({ ok: false, refusal: 'file.not-an-image' });
    expect(await paint(await red(5_001).jpeg().toBuffer())).toEqual({
      ok: false,
      refusal: 'file.too-large',
    });
  });

  it.each(['crash', 'leave', 'eat', 'lie'])(
    'that is made to %s costs one picture, and the next is painted',
    async (act) => {
      let lost = 0;
      const { paint } = bad({ most: 1, onLost: () => void (lost += 1) });
      expect(await paint(text(act))).toEqual(UNREADABLE);
      expect(lost).toBe(act === 'lie' ? 0 : 1);
      expect(await paint(text('file.too-large'))).toMatchObject({ refusal: 'file.too-large' });
    },
  );

  it.each(['hang', 'spin'])('that is made to %s is ended at its deadline', async (act) => {
    const { paint } = bad({ most: 1, deadlineMs: 2_000 });
    expect(await paint(text(act))).toEqual(UNREADABLE);
    expect(await paint(text('file.too-large'))).toMatchObject({ refusal: 'file.too-large' });
  });

  it('has no way out: no writing, no network, no process, no environment', async () => {
    const { paint } = bad();
    expect(await paint(text('break out'))).toEqual([
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      expect.not.stringMatching(/VAULT|DATABASE|PATH/),
    ]);
  });
});

describe('painters', () => {
  it('paint so many at once, and those who wait too long are told to come back', async () => {
    const { paint } = bad({ most: 2, deadlineMs: 1_500, patienceMs: 500 });
    const settled = await Promise.allSettled(Array.from({ length: 4 }, () => paint(text('hang'))));
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(settled[2]).toMatchObject({ reason: { code: 'EBUSY' } });
  });

  it('are gone once closed, in the middle of a picture too', async () => {
    const made = bad();
    const painting = made.paint(text('hang'));
    await pause(50);
    await made.close();
    expect(await painting).toEqual(UNREADABLE);
  });
});
