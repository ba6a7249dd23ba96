import type { OutputOf } from '@karigar/contract/define-call';
import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import { listHistory } from '@karigar/contract/record/list-history';
import { withClient } from '#db/connect';
import type { TestDatabase } from '#testing/template-db';
import { openConsoleLoad } from './console-load.ts';
import {
  findLogged,
  loadEvents,
  loadLongHistory,
  putInOneCity,
  type LoggedAt,
} from './console-load-store.ts';
import { percentile } from './load-plan.ts';
import { createLoadWorld } from './load-world.ts';
import type { WorldSize } from './load-world-store.ts';

type Fields = Readonly<Record<string, string>>;

/** What operators limit the log to; the console always names the operator's city. */
const asksAbout = ({
  customer,
  serviceman,
  state,
  day,
}: LoggedAt): Readonly<Record<string, Fields>> => ({
  everything: {},
  city: { cityId: '1' },
  state: { state },
  'city and state': { cityId: '1', state },
  'city and days': { cityId: '1', to: day },
  'state and days': { state, to: day },
  serviceman: { servicemanId: String(serviceman) },
  customer: { customerId: String(customer) },
  oldest: { cityId: '1', before: 'oldest' },
});

const PAGES = 3;
const LONG_HISTORY = 400;

export type PageSizes = {
  readonly world: WorldSize;
  readonly eventsEach: number;
  /** Bookings about which pages are asked for. */
  readonly about: number;
};

const readPages = async (database: TestDatabase, about: readonly LoggedAt[]) => {
  const load = await openConsoleLoad(database);
  const pages: { what: string; ms: number; rows: number }[] = [];
  const failures: string[] = [];
  try {
    const token = await load.enter(['dispatch', 'help']);
    const readLog = async (what: string, fields: Fields): Promise<void> => {
      let page: Fields = {};
      for (let nth = 0; nth < PAGES; nth += 1) {
        const { ms, reply } = await load.time(listAllBookings, { ...fields, ...page }, token);
        if (!reply.body.success) failures.push(`${what}: ${String(reply.body.code)}`);
        const { bookings, older } = reply.body.data as OutputOf<typeof listAllBookings>;
        pages.push({ what, ms, rows: bookings.length });
        if (older === null) return;
        page = { after: older };
      }
    };
    const readHistory = async (what: string, { id, order }: LoggedAt): Promise<void> => {
      let page: Fields = {};
      for (let nth = 0; nth < PAGES; nth += 1) {
        const ref = { bookingId: String(id), mainId: String(order) };
        const { ms, reply } = await load.time(listHistory, { ...ref, ...page }, token);
        if (!reply.body.success) failures.push(`${what}: ${String(reply.body.code)}`);
        const { events, next } = reply.body.data as OutputOf<typeof listHistory>;
        pages.push({ what, ms, rows: events.length });
        if (next === null) return;
        page = { after: next };
      }
    };
    const [long] = about;
    for (const one of about) {
      for (const [what, fields] of Object.entries(asksAbout(one))) await readLog(what, fields);
      await readHistory('history', one);
      if (long !== undefined) await readHistory('long history', long);
    }
  } finally {
    await load.close();
  }
  return { pages, failures };
};

/** Pages of the log and of histories, one after the other, as an operator reads them. */
export const measureLogPages = async ({ world, eventsEach, about }: PageSizes) => {
  const began = performance.now();
  const database = await createLoadWorld(world, putInOneCity);
  try {
    const { logged, events } = await withClient(database.url('owner'), async (client) => {
      const count = await loadEvents(client, eventsEach);
      const found = await findLogged(client, about);
      if (found[0] !== undefined) await loadLongHistory(client, found[0].id, LONG_HISTORY);
      return { logged: found, events: count + LONG_HISTORY };
    });
    const loadSeconds = (performance.now() - began) / 1000;
    const { pages, failures } = await readPages(database, logged);
    const p95 = (of: typeof pages): number =>
      percentile(Float64Array.from(of, ({ ms }) => ms).toSorted(), 0.95);
    const kinds = [...new Set(pages.map(({ what }) => what))];
    return {
      events,
      loadSeconds,
      pages: pages.length,
      rows: pages.reduce((sum, { rows }) => sum + rows, 0),
      p95: p95(pages),
      kinds: Object.fromEntries(
        kinds.map((kind) => [kind, p95(pages.filter(({ what }) => what === kind))]),
      ),
      failures,
    };
  } finally {
    await database.drop();
  }
};
