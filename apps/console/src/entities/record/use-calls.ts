import { useOnline } from '@karigar/client/network/use-online';
import { holdsOneOf, type Desk } from '@karigar/domain/console/desks';
import { CALL_DESKS, mayCall, SIDES, type BookingSide } from '@karigar/domain/console/record';
import { useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { useKeys } from '#platform/keys/use-keys';
import { useNow } from '#platform/time/use-now';
import type { BookingRecord } from './record-query.ts';

const MINUTE_MS = 60_000;
const NONE: readonly Desk[] = [];

/** Whom this operator may call about the booking now (nobody while it is not read), and whose call is being asked for. */
export const useCalls = (record: BookingRecord | null) => {
  const held = useDesk()?.desks ?? NONE;
  const now = useNow(MINUTE_MS);
  const isOnline = useOnline();
  const [side, setSide] = useState<BookingSide | null>(null);
  const ofDesk = holdsOneOf(held, CALL_DESKS);
  const over = record && { state: record.state, overAt: record.overAt ?? null };
  const inTime = over === null ? [] : SIDES.filter((one) => mayCall(one, over, now));
  const callable = inTime.filter(
    (one) => isOnline && ofDesk && (record?.[one]?.phone ?? null) !== null,
  );
  const acts = {
    customer: { callCustomer: () => setSide('customer') },
    serviceman: { callServiceman: () => setSide('serviceman') },
  };
  useKeys(Object.assign({}, ...callable.map((one) => acts[one])));
  return {
    callable,
    side,
    ask: setSide,
    close: (): void => setSide(null),
    /** Of who may call, but too late. */
    areOver: record !== null && ofDesk && inTime.length === 0,
  };
};
