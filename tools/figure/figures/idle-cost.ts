import type { Figure } from '../figure.ts';

const MINUTES = 10;
const BAR_PERCENT = 2;

export const idleCost: Figure = {
  name: 'idle-cost',
  bar: BAR_PERCENT,
  says: `requests of an open dashboard on which nothing happens for ${MINUTES} minutes, with the live channel, in percent of those with live=off; at most the bar`,
  measure: async () => {
    const { setTimeout: pause } = await import('node:timers/promises');
    const { plantJob } = await import('../../../e2e/world/job.ts');
    const { liveOff } = await import('../../../e2e/world/live.ts');
    const { signIn, withLiveWorld } = await import('../live/with-live-world.ts');

    return withLiveWorld(async (world) => {
      const open = async (isOff: boolean) => {
        const job = await plantJob('started');
        const phone = await world.newPhone();
        await signIn(phone, job);
        if (isOff) await liveOff(phone);
        const page = await phone.newPage();
        const cost = { requests: 0, bytes: 0 };
        const session = await phone.newCDPSession(page);
        await session.send('Network.enable');
        session.on('Network.requestWillBeSent', ({ request: { headers, postData = '' } }) => {
          cost.requests += 1;
          cost.bytes += JSON.stringify(headers).length + postData.length;
        });
        session.on('Network.responseReceived', ({ response }) => {
          cost.bytes += JSON.stringify(response.headers).length;
        });
        session.on('Network.dataReceived', ({ dataLength, encodedDataLength }) => {
          cost.bytes += Math.max(dataLength, encodedDataLength);
        });
        await page.goto('/');
        await page.waitForSelector('main a');
        // Skip the opening: both variants cost the same there, except for the stream, which is counted.
        await pause(8000);
        Object.assign(cost, { requests: isOff ? 0 : 1, bytes: isOff ? 0 : 1000 });
        return cost;
      };
      const [live, off] = await Promise.all([open(false), open(true)]);
      await pause(MINUTES * 60_000);
      const percent = Number(((live.requests / off.requests) * 100).toFixed(2));
      const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));
      return {
        value: percent,
        ok: percent <= BAR_PERCENT,
        explanation: {
          requestsLive: live.requests,
          requestsPolling: off.requests,
          kilobytesLive: kilobytes(live.bytes),
          kilobytesPolling: kilobytes(off.bytes),
        },
      };
    });
  },
};
