import type { Figure } from '../figure.ts';

const BAR_S = 120;

export const consoleLoop: Figure = {
  name: 'console-loop',
  bar: BAR_S,
  says: 'seconds in real browsers from a database with the catalogue and two admins to a paid visit: operators are invited, a serviceman signs up and is verified, a customer books, nobody takes it, the board assigns it, work is closed without its code by two people, cash is recorded; at most the bar, without SQL of the script and without a call sent again',
  measure: async () => {
    const { withEmptyWorld } = await import('../console/empty-world.ts');
    const { runConsoleLoop } = await import('../console/run-console-loop.ts');
    const { countConnections } = await import('../console/count-connections.ts');
    const { loop, connections } = await withEmptyWorld(async (world) => {
      const counted = countConnections();
      const played = await runConsoleLoop(world);
      return { loop: played, connections: counted.stop() };
    });
    console.error('step | ms');
    for (const { name, ms } of loop.times) console.error(`${name} | ${ms}`);
    if (loop.failure !== null) console.error(loop.failure);
    const { retries, calls } = loop.seen;
    const isClean = loop.failure === null && retries === 0 && connections === 0;
    return {
      value: loop.seconds,
      ok: isClean && loop.seconds <= BAR_S,
      explanation: {
        steps: loop.steps,
        failed: loop.failure === null ? 0 : 1,
        writes: calls,
        retries,
        databaseConnections: connections,
      },
    };
  },
};
