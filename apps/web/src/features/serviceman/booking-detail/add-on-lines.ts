import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import type { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import type { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import type { InputOf } from '@karigar/contract/define-call';
import { withoutLines, type ApprovalLine } from '@karigar/domain/bookings/offline-approval';
import { times, type Paise } from '@karigar/domain/money';

/** One add-on of a booking as the serviceman's phone knows it. */
export type AddOnLine = {
  readonly key: string;
  /** The proposal's own id; null before a read shows it. */
  readonly id: number | null;
  /** Undefined if the phone does not know the add-on's name. */
  readonly name: string | undefined;
  readonly addOnId: number | null;
  readonly price: Paise;
  readonly quantity: number;
  readonly amount: Paise;
  /**
   * `pending` and `unsent` wait for the customer's decision, on the server or still on this phone. `approved` and
   * `declined` were decided offline, and the server does not know it yet.
   */
  readonly standing: 'accepted' | 'pending' | 'unsent' | 'approved' | 'declined';
};

/** A line that can still be asked for, with all fields of a request. */
export type OpenLine = AddOnLine & ApprovalLine;

const isUndecided = ({ standing }: AddOnLine): boolean =>
  standing === 'pending' || standing === 'unsent';

const isOpen = (line: AddOnLine): line is OpenLine => line.addOnId !== null && isUndecided(line);

/** Lines that the end of work leaves off the bill, also those that cannot be asked for here. */
export const undecidedLines = (lines: readonly AddOnLine[]): readonly AddOnLine[] =>
  lines.filter(isUndecided);

export const openLines = (lines: readonly AddOnLine[]): readonly OpenLine[] => lines.filter(isOpen);

type Proposal = {
  readonly key: string;
  readonly input: InputOf<typeof proposeAddOns>;
  /** The server accepted it, but no read shows it yet. */
  readonly isTaken: boolean;
};
type Approval = Pick<InputOf<typeof submitApproval>, 'answer' | 'lines'> & {
  readonly isTaken: boolean;
};

const rowOf = ({
  id,
  name,
  addOnId,
  price,
  quantity,
  amount,
  status,
}: BookingAddOn): AddOnLine => ({
  key: String(id),
  id,
  name,
  addOnId,
  price,
  quantity,
  amount,
  standing: status === 'accepted' ? 'accepted' : 'pending',
});

/** The line's standing after an approval, or undefined if the line is removed. */
const answeredBy = ({ answer, isTaken }: Approval): AddOnLine['standing'] | undefined => {
  if (answer === 'accepted') return isTaken ? 'accepted' : 'approved';
  return isTaken ? undefined : 'declined';
};

/** The server's lines, then the unsent ones, each with the customer's decision. */
export const addOnLines = (
  addOns: readonly BookingAddOn[],
  proposals: readonly Proposal[],
  approvals: readonly Approval[],
  nameOf: (addOnId: number) => string | undefined,
): readonly AddOnLine[] => {
  const read = addOns.map(rowOf);
  const readLines = read.map(({ addOnId, ...line }) => ({ ...line, addOnId: addOnId ?? 0 }));
  const proposed = proposals.flatMap(({ key, input, isTaken }) => {
    const lines = input.items.map(({ addOnId, quantity, shownPrice }, at) => ({
      key: `${key} ${at}`,
      id: null,
      name: nameOf(addOnId),
      addOnId,
      price: shownPrice,
      quantity,
      amount: times(shownPrice, quantity),
      standing: isTaken ? ('pending' as const) : ('unsent' as const),
    }));
    return isTaken ? withoutLines(lines, readLines) : lines;
  });
  let lines: readonly AddOnLine[] = [...read, ...proposed];
  for (const approval of approvals) {
    const left = new Set<AddOnLine>(withoutLines(openLines(lines), approval.lines));
    const standing = answeredBy(approval);
    lines = lines.flatMap((line) => {
      if (!isOpen(line) || left.has(line)) return [line];
      return standing === undefined ? [] : [{ ...line, standing }];
    });
  }
  return lines;
};
