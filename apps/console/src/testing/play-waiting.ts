import { all, NOW, one, settle } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import type { OutputOf } from '@karigar/contract/define-call';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { leaveItem } from '@karigar/contract/waiting/leave-item';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { playConsole } from './show-console.tsx';

export type Item = OutputOf<typeof listWaiting>['items'][number];

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const item = (own: Partial<Item>): Item => ({
  kind: 'nobody-took',
  id: '48231',
  bookingId: 48_231,
  orderId: 9120,
  bookingNo: 'KRG-48231',
  cityId: 1,
  what: 'Burst pipe, kitchen',
  name: '',
  area: 'Kondhwa',
  at: NOW + 2 * HOUR,
  amount: null,
  words: null,
  dueAt: NOW - 48_000,
  opens: '/no-such-place?sel=KRG-48231',
  takenBy: null,
  ...own,
});

export const LATE = item({});
export const ACTION = item({
  kind: 'late-action',
  id: '77',
  bookingNo: 'KRG-48190',
  what: 'end',
  name: 'Suresh Pawar',
  area: '',
  dueAt: NOW + 4 * MINUTE,
});
export const TICKET = item({
  kind: 'ticket',
  id: 'T-2207',
  bookingId: null,
  orderId: null,
  bookingNo: null,
  what: 'payment',
  name: 'Asha',
  area: '',
  at: NOW - HOUR,
  words: 'Charged for a part I did not agree to',
  dueAt: NOW + 5 * HOUR,
  takenBy: { name: 'Ravi Menon', since: NOW - 3 * MINUTE, isMine: false },
});

export const FREEZE = item({
  kind: 'freeze',
  id: '31',
  bookingId: null,
  orderId: null,
  bookingNo: null,
  what: 'bank',
  name: 'Kavita Pawar',
  area: '',
  at: NOW - HOUR,
  dueAt: NOW + 23 * HOUR,
});

export const press = async (code: string, held: KeyboardEventInit = {}): Promise<void> => {
  const target = document.activeElement ?? document.body;
  const init = { code, bubbles: true, cancelable: true, ...held };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
  await settle();
};

export const rows = (): readonly string[] =>
  all('[role=option]').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '));
export const chosen = (): string => one('[role=option][aria-selected=true]').innerText;
export const panel = (): string => one('aside').innerText;

/** A server with these items; acts change them as ours would. */
export const play = (items: Item[]) => {
  const server = playConsole();
  const state = { items, stamp: 0 };
  const find = (fields: ReadonlyMap<string, string>): number =>
    state.items.findIndex(({ kind, id }) => kind === fields.get('kind') && id === fields.get('id'));
  const put = (at: number, takenBy: Item['takenBy']): void => {
    state.items = state.items.map((each, index) => (index === at ? { ...each, takenBy } : each));
    state.stamp += 1;
  };
  server.on(countWaiting, () =>
    reply(countWaiting, {
      kinds: (['sos', 'nobody-took', 'late-action', 'ticket', 'document'] as const).map((kind) => ({
        kind,
        count: state.items.filter((each) => each.kind === kind).length,
        late: 0,
      })),
      mine: state.items.filter(({ takenBy }) => takenBy?.isMine === true).length,
      stamp: String(state.stamp),
    }),
  );
  server.on(listWaiting, (fields) => {
    const kinds = fields.getAll('kinds[]');
    const isMine = fields.get('whose') === 'mine';
    const shown = state.items.filter(
      ({ kind, takenBy }) =>
        (kinds.length === 0 || kinds.includes(kind)) && (!isMine || takenBy?.isMine === true),
    );
    return reply(listWaiting, { items: shown, next: null });
  });
  server.on(takeItem, (fields) => {
    put(find(fields), { name: 'Priya Nair', since: NOW, isMine: true });
    return reply(takeItem, { until: NOW + 3 * MINUTE });
  });
  server.on(leaveItem, (fields) => {
    put(find(fields), null);
    return reply(leaveItem, null);
  });
  server.on(finishItem, (fields) => {
    const at = find(fields);
    state.items = state.items.filter((_, index) => index !== at);
    state.stamp += 1;
    return reply(finishItem, null);
  });
  server.on(reopenItem, () => {
    state.items = items;
    state.stamp += 1;
    return reply(reopenItem, null);
  });
  return { server, state };
};
