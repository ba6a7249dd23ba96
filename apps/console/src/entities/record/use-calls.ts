import { useOnline } from '@karigar/client/network/use-online';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { CALL_DESKS, mayCall, SIDES, type BookingSide } from '@karigar/domain/console/record';
import { useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { useKeys } from '#platform/keys/use-keys';
import type { BookingRecord } from './record-query.ts';

/** Whom this operator may call about the booking now (nobody while it is not read), and whose call is being asked for. */
export const useCalls = (record: BookingRecord | null) => {
  const held = useDesk()?.desks;
  const isOnline = useOnline();
  const [side, setSide] = useState<BookingSide | null>(null);
  const callable = SIDES.filter(
    (one) =>
      record !== null &&
      held !== undefined &&
      isOnline &&
      holdsOneOf(held, CALL_DESKS) &&
      mayCall(one, record.state) &&
      record[one]?.phone !== null &&
      record[one] !== null,
  );
  const ask = (one: BookingSide): void => {
    if (callable.includes(one)) setSide(one);
  };
  useKeys({ callCustomer: () => ask('customer'), callServiceman: () => ask('serviceman') });
  return { callable, side, ask, close: (): void => setSide(null) };
};
