import { REFUSALS, type RefusalName } from '@karigar/contract/refusals';
import {
  CONFLICTS,
  LATE_ARRIVALS,
  LATE_COMMANDS,
  type Arrival,
  type Conflict,
  type LateCommand,
} from '@karigar/domain/bookings/late-arrivals';
import {
  lateCaseDue,
  LATE_CASES,
  LATE_CASE_NOTIFICATIONS,
  type LateCase,
} from '@karigar/domain/bookings/late-case';
import { notificationTemplate } from '../../../apps/api/src/modules/notifications/index.ts';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../../repo/markdown-table.ts';

export const lateArrivals: Generator = { file: 'docs/late-arrivals.md', render: page };

const HOUR_MS = 3_600_000;

const MEANWHILE: Record<Conflict, string> = {
  nothing: 'Nothing happened',
  cancelled: 'The booking was cancelled',
  moved: 'The customer rescheduled the booking before the work began',
  reassigned: 'The booking was reassigned before the work began',
  'handed-on': 'The booking was reassigned while the work was on hold',
  'price-changed': 'The price of an add-on changed in the catalogue',
  ended: 'The work was ended on another phone',
  completed: 'The booking was completed on another phone, or by an operator',
  'code-expired': 'The completion code expired, a day after the end',
  'bill-changed': 'The customer approved add-ons, so the bill changed',
  paid: 'The booking was paid already',
};

const COMMANDS: Record<LateCommand, string> = {
  'set-off': 'on my way',
  'run-late': 'running late',
  start: 'start',
  hold: 'hold',
  resume: 'resume',
  'propose-add-ons': 'add-ons',
  'submit-approval': 'their approval',
  end: 'end',
  verify: 'the right code',
  pay: 'cash',
  'send-chat': 'chat',
};

const CASES: Record<LateCase, string> = {
  'cash-not-taken': 'cash that a serviceman holds and no bill accounts for',
  'work-not-taken': 'work that was done and no booking accounts for',
  'code-expired': 'work that ended and whose completion code expired',
  'started-before-move': 'a booking moved back to the day of the work',
};

/** Further effects, beside the reply to the action itself. */
const EXTRA: Partial<Record<`${Conflict} ${LateCommand}`, string>> = {
  'nothing propose-add-ons':
    'is asked; if the end arrives before the answer and without an [approval](offline-approval.md), the add-ons lapse and both sides are notified (`add-ons-lapsed`)',
  'moved start': 'and that the work has started (`work-started`)',
};

const usual: Record<LateCommand, string> = {
  'set-off': 'that somebody is on the way (`on-the-way`)',
  'run-late': 'the new time (`running-late`)',
  start: '`work-started`',
  hold: '`work-held`',
  resume: '`work-resumed`',
  'propose-add-ons': 'is asked (`add-ons-proposed`)',
  'submit-approval': 'what was approved in their name (`approval-arrived`)',
  end: '`work-ended`',
  verify: '`work-completed`',
  pay: '`payment-received`',
  'send-chat': 'the message',
};

const outcome = ({ answer }: Arrival): string => {
  if (answer === 'taken') return 'taken';
  return answer === 'booking.not-found'
    ? 'refused `booking.not-found`, the same bytes as for a missing booking; recorded as `booking.reassigned`'
    : `refused \`${answer}\`, recorded`;
};

const servicemanReads = ({ answer, opens }: Arrival): string => {
  const said = answer === 'taken' ? 'taken' : `“${REFUSALS[answer as RefusalName].text.message}”`;
  return opens === null ? said : `${said}, then \`${LATE_CASE_NOTIFICATIONS[opens].serviceman}\``;
};

const customerReads = (conflict: Conflict, command: LateCommand, arrival: Arrival): string => {
  const extra = EXTRA[`${conflict} ${command}`];
  const own = [
    ...(arrival.opens === null ? [] : [`\`${LATE_CASE_NOTIFICATIONS[arrival.opens].customer}\``]),
    ...(arrival.customerHears === null ? [] : [`\`${arrival.customerHears}\``]),
    ...(extra === undefined ? [] : [extra]),
  ];
  if (own.length === 0 && arrival.answer === 'taken') own.push(usual[command]);
  return own.join(', ') || 'nothing';
};

const rowOf = (conflict: Conflict, command: LateCommand): string[] => {
  const arrival = LATE_ARRIVALS[conflict][command];
  if (arrival === null) return [COMMANDS[command], 'impossible: it was taken before', '', '', ''];
  return [
    COMMANDS[command],
    outcome(arrival),
    servicemanReads(arrival),
    customerReads(conflict, command, arrival),
    arrival.opens === null ? '' : `\`${arrival.opens}\``,
  ];
};

const HEAD = [
  'late action',
  'outcome',
  'the serviceman reads',
  'the customer reads',
  'case for operators',
];

const section = (conflict: Conflict): string => `### ${MEANWHILE[conflict]}

${markdownTable(
  HEAD,
  LATE_COMMANDS.map((command) => rowOf(conflict, command)),
)}`;

const caseRow = (kind: LateCase): string[] => [
  `\`${kind}\``,
  CASES[kind],
  `${lateCaseDue(kind, 0) / HOUR_MS} h`,
  notificationTemplate(LATE_CASE_NOTIFICATIONS[kind].serviceman).message,
  notificationTemplate(LATE_CASE_NOTIFICATIONS[kind].customer).message,
];

function page(): string {
  return `# Late arrivals

Written by \`npm run generate\` from \`packages/domain/src/bookings/late-arrivals.ts\`; do not edit.

A serviceman works without network, and the actions reach the server minutes or days later. Meanwhile the booking may have changed. This page
says what happens then. Four rules hold for each row:

- **Nothing is lost.** A refused action is stored in \`booking_events\` with its refusal, actor, input, claimed time and time of arrival.
  A refusal commits: try counters, event and the row of the idempotency key stay, so a retry gets the same reply and is stored once.
- **Nothing is billed that the customer did not approve.** The bill is the booking's total and the add-ons that the customer accepted before the end.
- **Phones do not decide.** A claimed time is stored as sent. Where it is used (start, end, pauses, delays, the days offered for a hold) it counts by
  its age and within bounds: not before the booking or its last change, not after its arrival
  ([decision 52](decisions/0052-claimed-times-count-by-their-age.md)). Order, money and validity of codes go by the server's clock.
- **An operator settles work and cash.** A refusal that leaves cash with the serviceman or work unpaid opens a case with a deadline, once for each kind and booking
  however much arrives; both sides are notified of the deadline, and operators see the case in \`list-exceptions\`
  ([decision 53](decisions/0053-work-and-cash-that-came-too-late-are-a-case.md)). No money moves by itself.

## Outcomes by conflict

The actions of a job arrive in the order they were made, so after a start that is taken the others are taken as usual. The day of a hold is
one of the three offered when it was chosen; a day that has passed meanwhile is taken, and the hold is due at once. A wrong code is refused \`otp.mismatch\` and counts as one of
five tries, once however often it is sent. "Nobody home" needs three proofs; reported without network it charges nothing and is a case for an operator ([visit problems](visit-problems.md)). On a booking that is cancelled, rescheduled, reassigned or started it is refused, and recorded.

${CONFLICTS.map(section).join('\n\n')}

## Cases for operators

${markdownTable(['case', 'what it is', 'answered within', 'the serviceman reads', 'the customer reads'], LATE_CASES.map(caseRow))}

A start alone, sent within a minute of the tap, is a tap on an old screen and opens no case. Cash of a wrong amount, or not due any more, opens a case only when it is older than
a minute: before that the serviceman is still with the customer and reads the refusal.

## Fields, calls and tests

Claimed times travel as \`startTime\`, \`endTime\`, and as \`actionTime\` with a delay, hold, resume, code, add-ons, their approval, cash and chat; a client without
these fields is served as before.

\`list-late-actions\` lists every refused late action, the latest first, with both times, the cash, the
words and the shown prices; \`list-exceptions\` has the open cases with their deadline among all visit problems. Only an operator may call them, and each read is in the audit.
The actions of a former assignee are in that serviceman's export, and erasure removes them.

A property test on a real PostgreSQL checks the table: every conflict with every command, in every possible order, after any delay and sent more than once:
[late-table.db.test.ts](../apps/api/src/modules/bookings/late-table.db.test.ts). Single rows in depth:
[late-arrivals.db.test.ts](../apps/api/src/modules/bookings/late-arrivals.db.test.ts) and
[list-late-actions.db.test.ts](../apps/api/src/modules/bookings/list-late-actions.db.test.ts).
`;
}
