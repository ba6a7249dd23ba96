import type { Figure } from '../figure.ts';
import { median, SLOWER } from '../opening.ts';

const VISITS = 9;
const BAR_MS = 2500;
const TWIN_BAR = 1.4;

export const coldStart: Figure = {
  name: 'cold-start',
  bar: BAR_MS,
  says: `milliseconds to the largest contentful paint of the first visit to /login and of a guest’s Home on slow 4G and a processor ${SLOWER} times slower, the slower of both medians of ${VISITS}; at most the bar and ${TWIN_BAR} times the same screen as plain HTML`,
  measure: async () => {
    const { withWorld } = await import('../with-world.ts');
    const { visitCold, withBrowser } = await import('../start/cold-visit.ts');
    const { withTwin } = await import('../start/bare-twin.ts');
    return withWorld((baseURL) =>
      withBrowser(baseURL, async (open) => {
        const measured: Record<string, number> = {};
        const runs: Record<string, string> = {};
        for (const [name, path, isGuest] of [
          ['login', '/login', false],
          ['home', '/', true],
        ] as const) {
          const settled = await open(isGuest);
          await settled.goto(path, { waitUntil: 'networkidle' });
          await withTwin(settled, async (twin) => {
            await settled.context().close();
            const [app, bare]: [number[], number[]] = [[], []];
            for (let count = 0; count < VISITS; count += 1) {
              app.push(await visitCold(await open(isGuest), path, SLOWER));
              bare.push(await visitCold(await open(false), twin, SLOWER));
            }
            measured[name] = Math.round(median(app));
            measured[`${name}Twin`] = Math.round(median(bare));
            runs[`${name}Visits`] = app.map(Math.round).join(' ');
          });
        }
        const { login = 0, loginTwin = 0, home = 0, homeTwin = 0 } = measured;
        const value = Math.max(login, home);
        const timesTwin = Math.max(login / loginTwin, home / homeTwin);
        return {
          value,
          ok: value <= BAR_MS && timesTwin <= TWIN_BAR,
          explanation: {
            ...measured,
            timesTwin: Number(timesTwin.toFixed(2)),
            twinBar: TWIN_BAR,
            ...runs,
          },
        };
      }),
    );
  },
};
