import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import {
  APPROVAL_LIFE_MS,
  approvalText,
  coversLines,
  hasApprovalKey,
  judgeApproval,
  readApprovalRequest,
  readSignedAnswer,
  sumOfLines,
  withoutLines,
  writeApprovalRequest,
  writeSignedAnswer,
  type ApprovalRequest,
} from './offline-approval.ts';
import { BOOKING_STATES } from './booking.ts';

const tap = { addOnId: 7, quantity: 2, price: paise(84_950) };
const pipe = { addOnId: 8, quantity: 1, price: paise(120_000) };
const NOW = Date.UTC(2026, 10, 16, 9);
const request: ApprovalRequest = {
  bookingId: 59_018_170_368_001,
  servicemanId: 12,
  nonce: '0123456789ABCDEF0123456789ABCDEF',
  askedAt: NOW,
  lines: [tap, pipe],
};
const WRITTEN =
  'KRG-ASK:1:59018170368001:12:0123456789ABCDEF0123456789ABCDEF:1794819600:289900:7*2*84950+8*1*120000';

describe('approval request', () => {
  it('writes an approval request in the QR alphanumeric mode, with its sum', () => {
    expect(writeApprovalRequest(request)).toBe(WRITTEN);
    expect(WRITTEN).toMatch(/^[0-9A-Z:*+-]+$/);
    expect(readApprovalRequest(` ${WRITTEN}\n`)).toEqual(request);
    expect(sumOfLines(request.lines)).toBe(289_900);
  });

  it.each([
    ['another sum', WRITTEN.replace(':289900:', ':289901:')],
    ['another version', WRITTEN.replace(':1:', ':2:')],
    ['a leading zero', WRITTEN.replace(':12:', ':012:')],
    ['a quantity of none', WRITTEN.replace('7*2*', '7*0*')],
    ['a quantity of a hundred', WRITTEN.replace('7*2*', '7*100*')],
    ['a small letter', WRITTEN.toLowerCase()],
    ['no line', WRITTEN.replace('7*2*84950+8*1*120000', '')],
    ['an empty line', `${WRITTEN}+`],
    ['more text', `${WRITTEN} x`],
    ['a code of another kind', 'karigar-done:7:048213'],
    ['a payment', 'upi://pay?pa=x'],
  ])('rejects an approval request with %s', (_what, written) => {
    expect(readApprovalRequest(written)).toBeNull();
  });

  it('limits an approval request to twenty lines', () => {
    const ofLines = (count: number) =>
      writeApprovalRequest({ ...request, lines: Array.from({ length: count }, () => tap) });
    expect(readApprovalRequest(ofLines(20))?.lines).toHaveLength(20);
    expect(readApprovalRequest(ofLines(21))).toBeNull();
  });

  it('signs the whole request and distinguishes yes from no', () => {
    expect(approvalText(request, 'accepted')).toBe(`YES:${WRITTEN}`);
    expect(approvalText(request, 'rejected')).toBe(`NO:${WRITTEN}`);
  });
});

describe('signed answer', () => {
  const signature = 'AB'.repeat(32);
  const { bookingId, nonce } = request;

  it.each(['accepted', 'rejected'] as const)('reads back the signed answer %s', (answer) => {
    const written = writeSignedAnswer({ bookingId, nonce, answer, signature });
    expect(readSignedAnswer(written)).toEqual({ bookingId, nonce, answer, signature });
  });

  it.each([
    WRITTEN,
    `KRG-MAYBE:1:7:${nonce}:${signature}`,
    `KRG-YES:2:7:${nonce}:${signature}`,
    `KRG-YES:1:7:${nonce}:${signature}0`,
    `KRG-YES:1:7:${nonce.slice(1)}:${signature}`,
  ])('rejects as signed answer %s', (written) => {
    expect(readSignedAnswer(written)).toBeNull();
  });
});

describe('approval key', () => {
  it('gives the customer an approval key from assignment until the end of work', () => {
    expect(BOOKING_STATES.filter(hasApprovalKey)).toEqual(['assigned', 'started', 'held']);
  });
});

describe('judging a signed answer', () => {
  const catalogue = [
    { id: 7, price: tap.price },
    { id: 8, price: pipe.price },
  ];
  const rows = [
    { id: 1, ...pipe, status: 'pending' },
    { id: 2, ...tap, status: 'accepted' },
    { id: 3, ...tap, status: 'pending' },
  ] as const;
  const asked = {
    state: 'started',
    request,
    total: paise(289_900),
    isSigned: true,
    isUsed: false,
    now: NOW,
    rows,
    catalogue,
  } as const;
  const refusalOf = (change: Partial<Parameters<typeof judgeApproval>[0]>) => {
    const judged = judgeApproval({ ...asked, ...change });
    return judged.ok ? 'ok' : judged.refusal;
  };

  it('answers one pending row for each line', () => {
    expect(judgeApproval(asked)).toEqual({ ok: true, value: [3, 1] });
  });

  it('needs as many rows as lines, also for equal lines', () => {
    const twice = { ...request, lines: [tap, tap] };
    expect(refusalOf({ request: twice, total: paise(339_800) })).toBe('add-on.already-answered');
  });

  it.each([
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
    ['offered', 'booking.not-assigned'],
    ['refused', 'booking.nobody-available'],
  ] as const)('refuses an answer once the booking is %s', (state, refusal) => {
    expect(refusalOf({ state })).toBe(refusal);
  });

  it('refuses an answer with a wrong signature or a wrong sum', () => {
    expect(refusalOf({ isSigned: false })).toBe('approval.invalid');
    expect(refusalOf({ total: paise(289_899) })).toBe('approval.invalid');
    expect(refusalOf({ request: { ...request, nonce: 'x' } })).toBe('approval.invalid');
  });

  it('accepts an answer once', () => {
    expect(refusalOf({ isUsed: true })).toBe('approval.used');
  });

  it('accepts an answer up to a week old, or from a clock up to a day ahead', () => {
    expect(refusalOf({ now: NOW + APPROVAL_LIFE_MS })).toBe('ok');
    expect(refusalOf({ now: NOW + APPROVAL_LIFE_MS + 1 })).toBe('approval.expired');
    expect(refusalOf({ now: NOW - 86_400_000 })).toBe('ok');
    expect(refusalOf({ now: NOW - 86_400_001 })).toBe('approval.expired');
  });

  it('refuses an answer with the new price when its proposal was refused', () => {
    const dearer = [{ id: 7, price: paise(90_000) }, catalogue[1]] as typeof catalogue;
    expect(judgeApproval({ ...asked, rows: [], catalogue: dearer })).toEqual({
      ok: false,
      refusal: 'add-on.price-changed',
      details: { prices: [{ addOnId: 7, price: 90_000 }] },
    });
    // Rows proposed before the price change keep their price.
    expect(refusalOf({ catalogue: dearer })).toBe('ok');
    expect(refusalOf({ rows: [], catalogue: [] })).toBe('add-on.not-found');
  });
});

describe('withoutLines', () => {
  it('removes one of several equal lines for each answered line', () => {
    expect(withoutLines([tap, pipe, tap], [tap])).toEqual([pipe, tap]);
    expect(withoutLines([pipe], [tap])).toEqual([pipe]);
  });
});

describe('coversLines', () => {
  it('is true when every proposed line is among the approved lines', () => {
    expect(coversLines([pipe, tap], [tap])).toBe(true);
    expect(coversLines([tap], [tap, tap])).toBe(false);
    expect(coversLines([{ ...tap, price: paise(1) }], [tap])).toBe(false);
  });
});
