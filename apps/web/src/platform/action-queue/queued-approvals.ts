import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import type { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import type { InputOf } from '@karigar/contract/define-call';
import { coversLines } from '@karigar/domain/bookings/offline-approval';
import type { Entry } from './action.ts';

type Queued = Pick<Entry, 'call' | 'input' | 'state'>;
type Approval = InputOf<typeof submitApproval>;

const APPROVAL: typeof submitApproval.name = 'submit-approval';

const isApproval = ({ call, state }: Queued): boolean =>
  call === APPROVAL && state.kind !== 'refused';

/** The customer's offline approvals on this phone, without refused ones. */
export const queuedApprovals = (entries: readonly Queued[]): readonly Approval[] =>
  entries.filter(isApproval).map(({ input }) => input as Approval);

const linesOf = (addOns: readonly BookingAddOn[]) =>
  addOns
    .filter(({ status }) => status === 'accepted')
    .map(({ addOnId, quantity, price }) => ({ addOnId: addOnId ?? 0, quantity, price }));

/** The same, without accepted ones that a read shows already. */
export const unreadApprovals = (
  entries: readonly Queued[],
  read: readonly BookingAddOn[],
): readonly Approval[] =>
  entries
    .filter(isApproval)
    .filter(
      ({ state, input }) =>
        state.kind !== 'done' || !coversLines(linesOf(read), (input as Approval).lines),
    )
    .map(({ input }) => input as Approval);
