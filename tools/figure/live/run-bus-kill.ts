import { setTimeout as pause } from 'node:timers/promises';
import { plantJob } from '../../../e2e/world/job.ts';
import { changeByOperations } from '../../../e2e/world/job-store.ts';
import { signIn, watchNumber, withLiveWorld } from './with-live-world.ts';

const CHANGE_EVERY_MS = 400;

export interface BusKill {
  kills: number;
  changes: number;
  screens: number;
  /** Changes that no screen showed, nor any later change. */
  lost: number;
  /** Seconds from the change to the screen, the worst. */
  behind: number;
  /** Median of changes made while the bus was up. */
  medianUp: number;
  streams: number;
  /** Replies that an account got for calling too often: they delay a screen, and the bus is not to blame. */
  limited: number;
}

/** Three screens of three servicemen, whose jobs change all the time, and a bus that is killed and restarted. */
export async function runBusKill(kills: number): Promise<BusKill> {
  return withLiveWorld(async (world) => {
    let streams = 0;
    let limited = 0;
    const openScreen = async (
      pathOf: (bookingId: number) => string,
      pattern: string,
    ): Promise<{ bookingId: number; seen: () => Promise<[number: number, at: number][]> }> => {
      const job = await plantJob('started');
      const phone = await world.newPhone();
      await signIn(phone, job);
      phone.on('request', (request) => {
        if (request.url().endsWith('/live')) streams += 1;
      });
      phone.on('response', (response) => {
        if (response.status() === 429) limited += 1;
      });
      await changeByOperations(job.bookingId, { area: 'Area 0', customer_name: 'Customer 0' });
      const { seen } = await watchNumber(phone, pathOf(job.bookingId), pattern);
      return { bookingId: job.bookingId, seen };
    };
    const screens = [
      await openScreen(() => '/', String.raw`Area (\d+)`),
      await openScreen(() => '/booking', String.raw`Customer (\d+)`),
      await openScreen((bookingId) => `/booking/${bookingId}`, String.raw`Customer (\d+)`),
    ];
    await pause(7000);

    const made: { at: number; isUp: boolean }[] = [];
    let isUp = true;
    const ending = new AbortController();
    const traffic = async (): Promise<void> => {
      while (!ending.signal.aborted) {
        const number = made.length + 1;
        const columns = { area: `Area ${number}`, customer_name: `Customer ${number}` };
        await Promise.all(screens.map(({ bookingId }) => changeByOperations(bookingId, columns)));
        made.push({ at: Date.now(), isUp });
        await pause(CHANGE_EVERY_MS);
      }
    };
    const changing = traffic();
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(2000 + Math.random() * 2000);
      isUp = false;
      await world.killBus();
      await pause(500 + Math.random() * 7500);
      await world.startBus();
      await pause(1500);
      isUp = true;
    }
    await pause(2000);
    ending.abort();
    await changing;
    await pause(6000);

    const waits: { ms: number; isUp: boolean }[] = [];
    let lost = 0;
    for (const { seen } of screens) {
      const shown = await seen();
      for (const [index, change] of made.entries()) {
        const from = shown.filter(([number]) => number > index).map(([, at]) => at);
        if (from.length === 0) lost += 1;
        else waits.push({ ms: Math.min(...from) - change.at, isUp: change.isUp });
      }
    }
    const whileUp = waits.filter((wait) => wait.isUp).map(({ ms }) => ms);
    const sorted = whileUp.toSorted((one, other) => one - other);
    return {
      kills,
      changes: made.length,
      screens: screens.length,
      lost,
      behind: Number((Math.max(...waits.map(({ ms }) => ms)) / 1000).toFixed(2)),
      medianUp: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      streams,
      limited,
    };
  });
}
