import type { Figure } from '../figure.ts';

const CHANGES = 200;
/** Messages per serviceman. */
const IN_A_ROW = 50;
const BAR_MS = 300;

export const changeToScreen: Figure = {
  name: 'change-to-screen',
  bar: BAR_MS,
  says: `milliseconds from the customer's call until its change is on the serviceman's screen in a real browser; p99 of ${CHANGES}, at most the bar`,
  measure: async () => {
    const { setTimeout: pause } = await import('node:timers/promises');
    const { sendChat } = await import('@karigar/contract/chat/send-chat');
    const { ask } = await import('../../../e2e/world/ask.ts');
    const { plantJob, tokenOf } = await import('../../../e2e/world/job.ts');
    const { signIn, watchNumber, withLiveWorld } = await import('../live/with-live-world.ts');

    return withLiveWorld(async (world) => {
      const took: number[] = [];
      for (let round = 0; round < CHANGES / IN_A_ROW; round += 1) {
        const job = await plantJob('started');
        const { bookingId, orderId } = job;
        const [servicemanPhone, customerPhone] = [await world.newPhone(), await world.newPhone()];
        await signIn(servicemanPhone, job);
        const token = await tokenOf(customerPhone.request, job.customer, 'customer');
        // The last message of the conversation.
        const { page, seen } = await watchNumber(
          servicemanPhone,
          `/chat?bookingId=${bookingId}&mainId=${orderId}`,
          String.raw`^[\s\S]*Message (\d+)\b`,
        );
        await page.waitForSelector('main');
        await pause(6000);
        const sent: number[] = [];
        for (let message = 1; message <= IN_A_ROW; message += 1) {
          sent.push(Date.now());
          const input = { bookingId, orderId, message: `Message ${message}`, by: 'me' } as const;
          await ask(customerPhone.request, sendChat, input, token);
          await pause(100 + Math.random() * 200);
        }
        await pause(1000);
        const shown = await seen();
        for (const [at, sentAt] of sent.entries()) {
          const first = shown.filter(([number]) => number > at).map(([, when]) => when);
          took.push(Math.min(...first) - sentAt);
        }
        await servicemanPhone.close();
        await customerPhone.close();
      }
      const sorted = took.toSorted((one, other) => one - other);
      const quantile = (share: number): number =>
        sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
      const value = quantile(0.99);
      return {
        value,
        ok: value <= BAR_MS,
        explanation: { p50: `${quantile(0.5)} ms`, slowest: `${quantile(1)} ms`, changes: CHANGES },
      };
    });
  },
};
