import type { Page } from '@playwright/test';
import { customerOf } from '../chat/open-chat.ts';
import { plantDay } from '../world/job.ts';
import { paymentsOf, readBooking } from '../world/job-store.ts';
import { expect, test } from '../world/test.ts';
import { dayLeft } from './day-store.ts';
import { keptActions, openActions } from './queued-actions.ts';
import * as phone from './phone.ts';
import { queueOfShape2, SPRAY, WORDS, type OldEntry } from './queue-of-shape-2.ts';
import { takenOf } from './taken-store.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const WHOLE_JOB = ['start', 'hold', 'resume', 'end', 'verify', 'pay'];

/** Replaces the database with one of version 2. Run while no page of the app is open. */
const putOldQueue = (page: Page, entries: readonly OldEntry[]): Promise<void> =>
  page.evaluate(async (kept) => {
    const over = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('closed')));
      });
    await over(indexedDB.deleteDatabase('karigar-actions'));
    const opening = indexedDB.open('karigar-actions', 2);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('entries', { keyPath: 'key' }),
    );
    const db = await over(opening);
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' });
    const picture = new File([photo], 'IMG_0001.jpg', { type: 'image/jpeg' });
    const work = db.transaction('entries', 'readwrite');
    for (const { hasPicture, ...entry } of kept)
      work
        .objectStore('entries')
        .put(hasPicture ? { ...entry, input: { ...entry.input, picture } } : entry);
    await new Promise((resolve) => {
      work.addEventListener('complete', resolve);
    });
    db.close();
  }, entries);

test('a queue of 51 actions of the previous version is sent: none lost, none doubled', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const jobs = await plantDay(9);
  const [one] = jobs;
  if (one === undefined) throw new Error('no job');
  await phone.logIn(page, one);
  // A page of the same origin without the app.
  await page.goto('/dev/inbox');
  const queue = await queueOfShape2(jobs, Date.now());
  expect(queue.filter(({ state }) => !('code' in state))).toHaveLength(51);
  await putOldQueue(page, queue);

  await page.goto('/');
  await expect
    .poll(() => openActions(page).then(({ length }) => length), { timeout: 60_000 })
    .toBe(0);

  // Earlier refused actions stay readable, and the erased code stays erased.
  const left = (await keptActions(page)).filter(({ state }) => state.kind === 'refused');
  expect(left.map(({ call, state }) => [call, state.code])).toEqual([
    ['hold-work', 'booking.not-started'],
    ['verify-completion-otp', 'otp.mismatch'],
  ]);
  for (const { bookingId } of jobs.slice(0, 5)) {
    expect(await takenOf(bookingId)).toEqual(WHOLE_JOB);
    expect(await readBooking(bookingId)).toMatchObject({ state: 'completed' });
    expect(await paymentsOf(bookingId)).toHaveLength(1);
  }
  const [late, held, talk] = jobs.slice(5);
  if (late === undefined || held === undefined || talk === undefined) throw new Error('no job');
  expect(await takenOf(late.bookingId)).toEqual(['run-late', 'start', 'propose-add-ons']);
  const { addOns } = await dayLeft(late.bookingId);
  expect(addOns).toEqual([{ name: SPRAY, quantity: 1, status: 'pending' }]);
  expect(await takenOf(held.bookingId)).toEqual(['start', 'hold']);
  const seen = await (await customerOf(request, talk)).sees();
  expect(seen.map(({ text }) => text)).toEqual([...WORDS, '']);
  expect(seen.filter(({ picture }) => picture !== null)).toHaveLength(1);
});
