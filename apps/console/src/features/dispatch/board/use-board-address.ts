import { useToday } from '@karigar/client/i18n/use-today';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { LANE_ORDERS } from './lane-order.ts';

type Place = 'day' | 'visit' | 'skill' | 'order' | 'sel' | 'who';

const DIGITS = /^\d{1,15}$/;

const numberIn = (written: string | null): number | null =>
  written !== null && DIGITS.test(written) ? Number(written) : null;

/** Everything that is chosen on the board is in the address, so that a link shows the same. */
export const useBoardAddress = () => {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const order = params.get('order');
  const ownDay = readWireDate(params.get('day') ?? '') ?? today;
  return {
    today,
    /** The day that the board shows: the operator's own, or that of a visit. */
    day: readWireDate(params.get('visit') ?? '') ?? ownDay,
    ownDay,
    skill: params.get('skill'),
    order: LANE_ORDERS.find((known) => known === order) ?? 'need',
    /** The number of the chosen booking. */
    selected: params.get('sel'),
    /** The chosen serviceman. */
    who: numberIn(params.get('who')),
    choose: (change: Partial<Record<Place, string | null>>): void =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (change.day !== undefined) after.delete('visit');
          for (const [name, value] of Object.entries(change))
            if (value === null) after.delete(name);
            else after.set(name, value);
          return after;
        },
        { replace: true },
      ),
  };
};

export type BoardAddress = ReturnType<typeof useBoardAddress>;
