import { isBookingState } from '@karigar/domain/bookings/booking';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { useSearchParams } from '#platform/navigation/use-search-params';

type Place =
  | 'state'
  | 'from'
  | 'to'
  | 'customer'
  | 'serviceman'
  | 'after'
  | 'before'
  | 'sel'
  | 'panel';

const numberIn = (written: string | null): number | null =>
  written !== null && /^[1-9]\d{0,15}$/.test(written) ? Number(written) : null;

/** How a page is asked for; the first one without a mark. */
export type LogPage = { readonly after: string | null; readonly before: string | null };

export const FIRST_PAGE: LogPage = { after: null, before: null };

export const isSamePage = (one: LogPage, other: LogPage): boolean =>
  one.after === other.after && one.before === other.before;

/** A page belongs to its filters, and what is chosen to its page. */
const OF_PAGE: readonly Place[] = ['after', 'before', 'sel'];

/** Everything that is chosen in the log is in the address, so that a link shows the same. */
export const useLogAddress = () => {
  const [params, setParams] = useSearchParams();
  const state = params.get('state');
  const write = (change: Partial<Record<Place, string | null>>): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === null || value === '') after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const none = Object.fromEntries(OF_PAGE.map((name) => [name, null]));
  return {
    filter: {
      state: isBookingState(state) ? state : null,
      from: readWireDate(params.get('from') ?? ''),
      to: readWireDate(params.get('to') ?? ''),
      customerId: numberIn(params.get('customer')),
      servicemanId: numberIn(params.get('serviceman')),
    },
    page: { after: params.get('after'), before: params.get('before') } satisfies LogPage,
    selected: params.get('sel'),
    hasPanel: params.get('panel') !== 'off',
    limit: (change: Partial<Record<Place, string | null>>): void => write({ ...none, ...change }),
    turn: ({ after, before }: LogPage): void => write({ ...none, after, before }),
    /** The page that is on the screen; what is chosen stays. */
    rest: ({ after, before }: LogPage): void => write({ after, before }),
    choose: (no: string): void => write({ sel: no }),
    showPanel: (on: boolean): void => write({ panel: on ? null : 'off' }),
  };
};

export type LogAddress = ReturnType<typeof useLogAddress>;
