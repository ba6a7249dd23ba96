import type { CallResult } from '@karigar/contract/call-result';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { cancelForCustomer } from '@karigar/contract/dispatch/cancel-for-customer';
import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { holdForServiceman } from '@karigar/contract/dispatch/hold-for-serviceman';
import { moveBooking } from '@karigar/contract/dispatch/move-booking';
import { offerBooking } from '@karigar/contract/dispatch/offer-booking';
import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import { reopenBooking } from '@karigar/contract/dispatch/reopen-booking';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import type { OperatorAct } from '@karigar/domain/console/operator-acts';
import { holdsOneOf, type Desk } from '@karigar/domain/console/desks';
import { call } from '#platform/api/call';
import type { ActRequest } from './act-request.ts';
import type { Card } from './card.ts';

const CALLS = {
  assign: assignBooking,
  ask: offerBooking,
  move: moveBooking,
  release: releaseBooking,
  hold: holdForServiceman,
  end: endForServiceman,
  close: askOverride,
  reopen: reopenBooking,
  cancel: cancelForCustomer,
} as const satisfies Record<OperatorAct, unknown>;

export type ActResult = CallResult<(typeof CALLS)[OperatorAct]>;

/** Whether one of these desks may make the call of the act. */
export const mayMake = (act: OperatorAct, held: readonly Desk[]): boolean =>
  holdsOneOf(held, CALLS[act].desks ?? []);

/** Sends an act with the version that the operator saw. */
export const sendAct = (card: Card, request: ActRequest): Promise<ActResult> => {
  const ref = { bookingId: card.id, orderId: card.orderId };
  const seen = { ...ref, version: card.version };
  switch (request.act) {
    case 'assign':
      return call(assignBooking, {
        ...seen,
        servicemanId: request.servicemanId,
        ...(request.evenThough && { evenThough: [...request.evenThough] }),
        ...(request.reason !== undefined && { reason: request.reason }),
      });
    case 'ask':
      return call(offerBooking, seen);
    case 'cancel':
      return call(cancelForCustomer, { ...seen, charge: request.charge, reason: request.reason });
    case 'hold':
      return call(holdForServiceman, { ...seen, until: request.until, reason: request.reason });
    case 'move':
      return call(moveBooking, { ...seen, at: request.at, reason: request.reason });
    case 'close':
      return call(askOverride, { ...ref, reason: request.reason });
    case 'release':
    case 'reopen':
    case 'end':
      return call(CALLS[request.act], { ...seen, reason: request.reason });
  }
};
