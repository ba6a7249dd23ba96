import type { Booking } from '@karigar/contract/bookings/booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { createClient, type Post } from '@karigar/contract/client';
import type { BookingCommand } from '@karigar/domain/bookings/booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Action } from '#platform/action-queue/action';
import { callOf } from '#platform/action-queue/action-calls';
import { actionResultOf } from '#platform/action-queue/action-result';
import { createActionQueue } from '#platform/action-queue/create-action-queue';
import { createDrainer } from '#platform/action-queue/drainer';
import { isDone, isOpen } from '#platform/action-queue/queue-model';
import type { QueueStore } from '#platform/action-queue/queue-store';
import { expectedBooking } from '#entities/bookings/expected-booking';
import { createReadBack } from '#platform/sync/create-read-back';
import { nextBatch, NO_BATCH, progressOf, type Seen } from '#platform/sync/progress';
import { aBooking } from './bookings.ts';
import { createFieldServer, GOOD_CODE, type Fate } from './field-server.ts';
import { createMemoryStore } from './memory-store.ts';

export const BOOKINGS = [1, 2, 3] as const;
const COMMANDS = ['start', 'hold', 'resume', 'end', 'verify'] as const;
type FieldCommand = (typeof COMMANDS)[number];
const ACCOUNT = 'serviceman:1';
const START = Date.UTC(2026, 10, 16, 4, 0);
const DAY = 86_400_000;

/** Seeded faults of the phone. */
export type Breaks = {
  readonly store?: (store: QueueStore) => QueueStore;
  readonly post?: (post: Post) => Post;
  readonly workerStore?: (store: QueueStore) => QueueStore;
  readonly seen?: (seen: Seen) => Seen;
};

type Shown = ReadonlyMap<number, Booking | null>;

/** One phone through a day: page, service worker, disk, server, and the network between. */
export const createFieldWorld = (fates: readonly Fate[], breaks: Breaks = {}) => {
  let time = START;
  let skew = 0;
  let keys = 0;
  let at = 0;
  const wrong = new Set<string>();
  /** The clock's error at each claimed time. */
  const skews = new Map<number, number>();
  const now = (): number => {
    skews.set(time + skew, skew);
    return time + skew;
  };
  const server = createFieldServer(BOOKINGS);
  const disk = (breaks.store ?? ((store) => store))(createMemoryStore());
  /** The last persisted read. */
  let keptRead: Shown = new Map(BOOKINGS.map((id) => [id, aBooking(id, { state: 'assigned' })]));
  /** Position in each booking's history up to which the phone has replies to its actions. */
  const answeredUpTo = new Map<number, number>(BOOKINGS.map((id) => [id, 0]));
  /** The same for the read on the screen, and for the persisted read. */
  let readUpTo: ReadonlyMap<number, number> = new Map();
  let keptUpTo = readUpTo;
  const acted: {
    readonly bookingId: number;
    readonly key: string;
    readonly command: BookingCommand;
  }[] = [];
  let isOnline = false;
  let lock: Promise<void> = Promise.resolve();

  /** The server corrects a claimed time by its age, so a wrong clock does not matter. */
  const postOf =
    ({ createdAt }: Action): Post =>
    async (_url, { headers, body }) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const fate = fates[at++ % fates.length] ?? 'pass';
      const doneAt = createdAt - (skews.get(createdAt) ?? 0);
      return server.answer(fate, body, headers.get('Idempotency-Key') ?? '', doneAt);
    };
  const client = createClient({
    base: 'http://karigar/',
    clientId: 'test',
    version: '0',
    language: () => 'en',
    authToken: () => 'token',
    isOnline: () => isOnline,
  });
  const send = async (entry: Action) => {
    const through = (breaks.post ?? ((same) => same))(postOf(entry));
    const result = await client(...callOf(entry), { key: entry.key, post: through });
    const { bookingId, key } = entry;
    if (result.kind === 'ok')
      answeredUpTo.set(
        bookingId,
        Math.max(answeredUpTo.get(bookingId) ?? 0, server.committedAt(key)),
      );
    return result;
  };
  const alone = (_account: string, work: () => Promise<void>): Promise<void> => {
    const run = lock.then(work);
    lock = run.catch(() => undefined);
    return run;
  };

  const openPage = () => {
    let cache = keptRead;
    readUpTo = keptUpTo;
    let isAlive = true;
    let canKeep = true;
    const queue = createActionQueue({
      store: disk,
      alone,
      send,
      account: () => (isAlive ? ACCOUNT : 'nobody'),
      now,
      newKey: () => `key-${++keys}`,
      onError: (error) => void wrong.add(`threw ${String(error)}`),
    });
    const readBack = createReadBack({
      done: () => queue.entries().filter(isDone),
      reads: () => ['list'],
      fetch: async () => undefined,
      persist: async () => {
        if (!canKeep) throw new Error('killed before it was kept');
        [keptRead, keptUpTo] = [cache, readUpTo];
      },
      hide: queue.hide,
      release: queue.release,
      isAwake: () => false,
      onError: () => undefined,
    });
    const stop = queue.subscribe(readBack.look);
    return {
      queue,
      shown: (id: number): Booking | null => {
        const read = cache.get(id) ?? null;
        return read && expectedBooking(read, queue.entries());
      },
      /** Reads the list; `isKept` is whether it is also persisted before the page closes. */
      read: async (isKept: boolean): Promise<void> => {
        if (!isOnline) return;
        readBack.asked('list');
        const fate = fates[at++ % fates.length] ?? 'pass';
        if (fate !== 'pass') return;
        cache = new Map(
          BOOKINGS.map((id) => {
            const read = server.read(id);
            return [id, read && aBooking(id, read)];
          }),
        );
        readUpTo = new Map(BOOKINGS.map((id) => [id, server.history(id).length - 1]));
        canKeep = isKept;
        readBack.answered('list');
        await Promise.resolve();
        await queue.refresh();
      },
      kill: (): void => {
        isAlive = false;
        stop();
        readBack.stop();
      },
    };
  };

  let page = openPage();
  let batch = NO_BATCH;

  /** Compares the banner with the refused actions. */
  const lookAtBanner = (): void => {
    const mine = page.queue.entries();
    const refused = mine.filter(({ state }) => state.kind === 'refused').map(({ key }) => key);
    const open = mine.filter(isOpen).map(({ key, createdAt }) => ({ key, since: createdAt }));
    const seen: Seen = { open, refused, network: isOnline ? 'fine' : 'offline', now: now() };
    batch = nextBatch(batch, breaks.seen?.(seen) ?? seen);
    const says = progressOf(batch, now()).kind;
    if (says === 'sent' && refused.some((key) => batch.keys.has(key)))
      wrong.add('says all sent although something was refused');
  };

  /** The phone may lag behind the server, but must not show as final what the server has not had since. */
  const lookAtScreen = (): void => {
    for (const id of BOOKINGS) {
      const booking = page.shown(id);
      const isMarked = page.queue.entries().some((e) => e.bookingId === id && isOpen(e));
      if (booking === null || isMarked) continue;
      const upTo = Math.max(answeredUpTo.get(id) ?? 0, readUpTo.get(id) ?? 0);
      const held = server.history(id).slice(upTo);
      if (!held.includes(booking.state))
        wrong.add(`screen differs: ${booking.state} shown, server held ${held.join()}`);
    }
  };

  const tap = async (command: FieldCommand, bookingId: number, isRight: boolean): Promise<void> => {
    const ref = { bookingId, orderId: 1 };
    const { queue } = page;
    if (command === 'start')
      await queue.enqueue(startWork, bookingId, { ...ref, startedAt: now() });
    // Always the same day and reason, so that a second hold has equal input.
    if (command === 'hold')
      await queue.enqueue(holdWork, bookingId, {
        ...ref,
        until: dayOf(START),
        reason: 'Power cut',
      });
    if (command === 'resume') await queue.enqueue(resumeWork, bookingId, ref);
    if (command === 'end') await queue.enqueue(endWork, bookingId, { ...ref, endedAt: now() });
    if (command === 'verify')
      await queue.enqueue(verifyCompletionOtp, bookingId, {
        ...ref,
        otp: isRight ? GOOD_CODE : '000000',
      });
  };

  const look = async (): Promise<void> => {
    await page.queue.refresh();
    lookAtBanner();
    lookAtScreen();
  };

  return {
    /** Taps what the screen offers, once or twice in a row. */
    act: async (choice: number, id: number, taps: 1 | 2, isRight: boolean): Promise<void> => {
      time += 60_000;
      const booking = page.shown(id);
      const offered = COMMANDS.filter(
        (one) => booking !== null && decide(booking.state, one, 'serviceman').ok,
      );
      const command = offered[choice % Math.max(1, offered.length)];
      if (command === undefined) return;
      const waits = page.queue.entries().filter((e) => e.bookingId === id && isOpen(e));
      // A queued code is not asked for again.
      if (command === 'verify' && waits.some(({ call }) => call === verifyCompletionOtp.name))
        return;
      const known = new Set((await disk.read()).map(({ key }) => key));
      await Promise.all(Array.from({ length: taps }, () => tap(command, id, isRight)));
      const fresh = Array.from({ length: keys }, (_, n) => `key-${n + 1}`).filter(
        (key) => !known.has(key) && !acted.some((did) => did.key === key),
      );
      const [key] = fresh;
      if (fresh.length > 1) {
        // Both taps drew a key; only the one that was persisted or sent counts.
        const used = new Set([...(await disk.read()).map((e) => e.key), ...server.outcomes.keys()]);
        const real = fresh.filter((name) => used.has(name));
        if (real.length > 1)
          wrong.add(`${command} on ${id} was tapped twice and became two actions`);
        acted.push({ bookingId: id, key: real[0] ?? fresh[0] ?? '', command });
      } else if (key !== undefined) acted.push({ bookingId: id, key, command });
      const isKnown = (await disk.read()).some((e) => e.key === acted.at(-1)?.key);
      if (!isKnown && !server.outcomes.has(acted.at(-1)?.key ?? ''))
        wrong.add(`${command} on ${id} was dropped`);
      await look();
    },
    network: async (next: boolean): Promise<void> => {
      isOnline = next;
      if (next) await page.queue.resend();
      await look();
    },
    read: async (isKept: boolean): Promise<void> => {
      await page.read(isKept);
      await look();
    },
    /** Kills the page; the worker drains for a while with network; the app opens again, perhaps without. */
    background: async (hasNetwork: boolean): Promise<void> => {
      page.kill();
      const was = isOnline;
      isOnline = hasNetwork;
      const drainer = createDrainer({
        store: (breaks.workerStore ?? ((same) => same))(disk),
        account: () => ACCOUNT,
        alone,
        send: async (entry) => actionResultOf(await send(entry)),
        onSettled: () => undefined,
      });
      await drainer.drain();
      isOnline = was;
      page = openPage();
      batch = NO_BATCH;
      await look();
    },
    conflict: async (what: 'cancel' | 'reassign', id: number): Promise<void> => {
      server[what](id);
      await look();
    },
    clock: async (days: -1 | 0 | 1): Promise<void> => {
      skew = days * DAY;
      await look();
    },

    /** The end of the day: good network for everybody. Returns all violations. */
    judge: async (): Promise<readonly string[]> => {
      page.kill();
      page = openPage();
      await page.queue.refresh();
      isOnline = true;
      at = 0;
      const passes: Fate[] = ['pass'];
      fates = passes;
      // The list is polled: a reply during the first read is shown by the next one.
      for (let polls = 0; polls < 2; polls += 1) {
        await page.queue.resend();
        await page.read(true);
        await look();
      }
      const left = await disk.read();
      const unanswered = left.filter(isOpen).length;
      if (unanswered > 0) wrong.add(`${unanswered} never sent`);
      for (const { key, command, bookingId } of acted) {
        const times = server.effects.filter((effect) => effect.key === key).length;
        const isRefused = server.outcomes.get(key)?.success === false;
        if (times > 1) wrong.add('duplicated');
        if (times === 0 && !isRefused) wrong.add(`lost ${command} on ${bookingId}`);
      }
      for (const id of BOOKINGS) {
        const happened = server.effects.filter((e) => e.bookingId === id).map(({ key }) => key);
        const wanted = acted.map(({ key }) => key).filter((key) => happened.includes(key));
        if (happened.join() !== wanted.join()) wrong.add(`out of order on ${id}`);
        const shown = page.shown(id)?.state ?? null;
        const truth = server.read(id)?.state ?? null;
        if (shown !== truth) wrong.add(`at the end ${shown} is shown, but the server has ${truth}`);
      }
      if (left.some(isDone)) wrong.add('a done action was never released');
      return [...wrong];
    },
  };
};

export type FieldWorld = ReturnType<typeof createFieldWorld>;
