import { sendChat } from '@karigar/contract/chat/send-chat';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { join } from 'node:path';
import { getProfile } from '@karigar/contract/profile/get-profile';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageWorkers } from '#platform/image-workers';
import { openS3Endpoint } from '#testing/platform/s3-endpoint';
import { createSweeper } from '#worker/tasks/sweep-files';
import { createBookingWorld } from '#testing/booking-world';
import { createAccountWorld, HINDI, refusal, type AccountWorld } from '#testing/account-world';
import { anyPicture } from '#testing/file-world';
import { people, type PersonName } from '#testing/people';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;

const sendPicture = async (name: PersonName, file: File, headers = {}) => {
  const { firstName, lastName, email, phone } = people[name];
  const fields = { firstName, lastName, email, phone, address: 'Pune', file };
  return world.sendFields(updateProfile, fields, { token: await world.signIn(name), ...headers });
};

const linkOf = async (name: PersonName): Promise<URL> => {
  const reply = await world.sendFields(getProfile, {}, { token: await world.signIn(name) });
  const [profile] = reply.body.data as { profile: string }[];
  return new URL(profile?.profile ?? '', world.base);
};

describe('file link', () => {
  it('a file link serves the picture inert, cached until the link expires', async () => {
    await sendPicture('suresh', await anyPicture());
    const link = await linkOf('suresh');
    const served = await fetch(link);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(
      served.headers.get('cache-control') ?? '',
    ) ?? [''];
    expect(Number(seconds)).toBeGreaterThanOrEqual(300);
    expect(Number(seconds)).toBeLessThanOrEqual(600);
    expect((await sharp(await served.bytes()).metadata()).format).toBe('webp');
  });

  it('a file link stays the same for some minutes, then changes, and expires within ten', async () => {
    await sendPicture('suresh', await anyPicture());
    const start = world.now();
    const link = await linkOf('suresh');
    expect((await linkOf('suresh')).href).toBe(link.href);
    world.moveClock(start + 5 * MINUTE);
    expect((await linkOf('suresh')).href).not.toBe(link.href);
    world.moveClock(start + 4 * MINUTE + 59_000);
    expect((await fetch(link)).status).toBe(200);
    world.moveClock(start + 10 * MINUTE);
    expect((await fetch(link)).status).toBe(404);
    world.moveClock(start);
  });

  it('a forged, extended or mismatched file link gets the reply of a missing path', async () => {
    await sendPicture('suresh', await anyPicture());
    await sendPicture('asha', await anyPicture());
    const good = await linkOf('suresh');
    const other = await linkOf('asha');
    const changed = (change: (url: URL) => void): URL => {
      const url = new URL(good);
      change(url);
      return url;
    };
    const links = [
      changed((url) => url.searchParams.set('seal', 'x'.repeat(43))),
      changed((url) => url.searchParams.delete('seal')),
      changed((url) => url.searchParams.append('seal', 'y')),
      changed((url) => url.searchParams.set('until', String(Date.now()))),
      changed((url) => {
        url.pathname = other.pathname;
      }),
      changed((url) => {
        url.search = '';
      }),
      new URL('/files/..%2F..%2Fetc/passwd', good),
      new URL('/files/', good),
    ];
    const missing = world.context.fileLinks.link(`ab/cd/abcd${'0'.repeat(60)}.webp`);
    links.push(new URL(missing ?? '', good));
    const none = await fetch(new URL('/files', good));
    const words = await none.text();
    for (const link of links) {
      const answer = await fetch(link);
      expect(answer.status, link.href).toBe(404);
      expect(await answer.text(), link.href).toBe(words);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await fetch(good)).status).toBe(200);
  });
});

describe('daily picture limit', () => {
  it('an account uploads twenty pictures a day, also concurrently; repeats are free', async () => {
    const first = await anyPicture();
    const others = await Promise.all(Array.from({ length: 24 }, anyPicture));
    await sendPicture('rohan', first);
    const replies = await Promise.all(others.map((file) => sendPicture('rohan', file)));
    const codes = replies.map(({ body }) => String(body.code));
    expect(codes.filter((code) => code === '200')).toHaveLength(19);
    expect(codes.filter((code) => code === 'file.too-many-today')).toHaveLength(5);
    expect((await sendPicture('rohan', first)).body.success).toBe(true);
    expect(await sendPicture('rohan', await anyPicture(), HINDI)).toMatchObject(
      refusal('file.too-many-today', 'hi'),
    );

    const start = world.now();
    world.moveClock(start + 24 * 60 * MINUTE);
    expect((await sendPicture('rohan', await anyPicture())).body.success).toBe(true);
    world.moveClock(start);
  });

  it('the daily picture limit does not count files that are no pictures', async () => {
    for (let nth = 0; nth < 25; nth += 1) {
      const page = new File([`<html>${nth}`], 'a.png', { type: 'image/png' });
      expect(await sendPicture('imran', page)).toMatchObject(refusal('file.not-an-image'));
    }
    expect((await sendPicture('imran', await anyPicture())).body.success).toBe(true);
  });
});

describe('picture that kills its image worker', () => {
  it('a picture that kills its image worker is refused in every call with a picture', async () => {
    const program = join(import.meta.dirname, '../../testing/platform/bad-image-worker.ts');
    const withBadWorkers = await createBookingWorld({
      parts: { imageWorkers: createImageWorkers({ program }) },
    });
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff]), 'crash'], 'a.jpg');
    try {
      const { bookingId, orderId } = await withBadWorkers.plant('started');
      const booking = { bookingId: String(bookingId), mainId: String(orderId) };
      const { firstName, lastName, email, phone } = people.suresh;
      const ways = [
        [updateProfile, { firstName, lastName, email, phone, address: 'Pune', file }],
        [sendChat, { ...booking, message: 'Look', type: 's', file }],
      ] as const;
      for (const [call, fields] of ways) {
        expect(await withBadWorkers.sendFields(call, fields, withBadWorkers.suresh)).toMatchObject(
          refusal('file.unreadable'),
        );
        expect(
          await withBadWorkers.sendFields(call, fields, { ...withBadWorkers.suresh, ...HINDI }),
        ).toMatchObject(refusal('file.unreadable', 'hi'));
      }
    } finally {
      await withBadWorkers.close();
    }
  });
});

describe('S3 store', () => {
  it('the S3 store keeps the pictures and removes unreferenced ones', async () => {
    const account = { keyId: 'AKTEST', secret: 'secret', region: 'ap-south-1' };
    const s3 = await openS3Endpoint(account);
    const env = {
      FILES_S3_ENDPOINT: s3.endpoint,
      FILES_S3_BUCKET: 'karigar',
      FILES_S3_REGION: account.region,
      FILES_S3_KEY_ID: account.keyId,
      FILES_S3_SECRET: account.secret,
    };
    const remote = await createAccountWorld({ env });
    try {
      const token = await remote.signIn('asha');
      const { firstName, lastName, email, phone } = people.asha;
      const own = { firstName, lastName, email, phone, address: 'Pune' };
      for (const _ of [1, 2])
        await remote.sendFields(updateProfile, { ...own, file: await anyPicture() }, { token });
      expect(s3.objects.size).toBe(2);
      const reply = await remote.sendFields(getProfile, {}, { token });
      const [profile] = reply.body.data as { profile: string }[];
      const served = await fetch(new URL(profile?.profile ?? '', remote.base));
      expect((await sharp(await served.bytes()).metadata()).format).toBe('webp');

      remote.moveClock(remote.now() + 25 * 60 * MINUTE);
      const step = createSweeper(remote.context);
      while (await step());
      expect(s3.objects.size).toBe(1);
      expect([...s3.objects.keys()].join()).toContain(new URL(served.url).pathname.slice(7));
    } finally {
      await remote.close();
      await s3.close();
    }
  });
});
