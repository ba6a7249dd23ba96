import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall } from '@karigar/contract/define-call';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { paise } from '@karigar/domain/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { sheetState } from '#platform/navigation/sheet-state';
import { toasts, type Toast } from '@karigar/client/toast/toasts';
import { BookingDetailScreen } from '#features/serviceman/booking-detail/index';
import { PaymentScreen } from '#features/serviceman/payments/index';
import { aBooking } from '#testing/bookings';
import { all, NOW, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, onItsWay, playServer, reply } from '#testing/test-server';

onStage({ as: 'serviceman', isApart: true });

/** Each test has its own booking. */
let id = 100;
beforeEach(() => {
  id += 1;
});
/** A busy machine renders late. */
const PATIENT = { timeout: 10_000 };
const NO = 'The server says no.';
const started = { state: 'started', startedAt: NOW - 9000 } as const;
const ended = { ...started, state: 'ended', endedAt: NOW - 5000 } as const;

/** One sheet: how to fill it, and what the test expects after each reply. */
type Row = {
  readonly call: AnyCall;
  readonly booking: Partial<Booking>;
  /** The sheet's name in history, so that a reload opens it. */
  readonly sheet?: string;
  readonly fill: () => Promise<void>;
  readonly yes: readonly string[];
  /** Where an immediate refusal is shown: in the sheet, which stays open, or on the booking. */
  readonly noAtOnce: 'sheet' | 'note';
  /** The sheet that is open after a late refusal; without one the booking shows the refusal. */
  readonly lateNo?: string;
  readonly saved?: string;
  /** Further messages after a late acceptance. */
  readonly lateYes?: readonly string[];
  /** Path of the screen that opens after an acceptance. */
  readonly leadsTo?: string;
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
const inDialog = (role: 'dialog' | 'alertdialog', name: string) =>
  page.getByRole(role).getByRole('button', { name, exact: true }).click();

const SHEETS: Readonly<Record<string, Row>> = {
  'Start Work': {
    call: startWork,
    booking: {},
    sheet: 'start',
    fill: async () => {
      await press('Start Work');
      await settle();
      await inDialog('alertdialog', 'Start Work');
    },
    yes: [],
    noAtOnce: 'note',
  },
  'Running late': {
    call: runLate,
    booking: { scheduledAt: NOW + 3_600_000 },
    sheet: 'late',
    fill: async () => {
      await press('Running late');
      await settle();
      await page.getByRole('radio').first().click();
      await inDialog('dialog', 'Tell customer');
    },
    yes: ['Done.'],
    noAtOnce: 'sheet',
  },
  'Hold Work': {
    call: holdWork,
    booking: started,
    sheet: 'hold',
    fill: async () => {
      await press('Hold Work');
      await settle();
      await page.getByRole('radio').nth(1).click();
      await page.getByRole('textbox').fill('Part needed');
      await inDialog('dialog', 'Hold');
    },
    yes: ['Done.'],
    noAtOnce: 'sheet',
  },
  'End Work': {
    call: endWork,
    booking: started,
    sheet: 'end',
    fill: async () => {
      await press('End Work');
      await settle();
      await inDialog('alertdialog', 'End Work');
    },
    yes: ['Work Completed'],
    noAtOnce: 'note',
  },
  OTP: {
    call: verifyCompletionOtp,
    booking: ended,
    sheet: 'otp',
    fill: async () => {
      await press('Enter OTP');
      await settle();
      await page.getByRole('dialog').getByRole('textbox').first().click();
      await userEvent.keyboard('123456');
      await inDialog('dialog', 'Submit');
    },
    yes: [],
    noAtOnce: 'sheet',
    lateNo: 'Failed to verify OTP. Please try again.',
    saved: 'Code saved, will be checked',
    lateYes: ['OTP verified. The job is completed.'],
    leadsTo: '/',
  },
  'Add Services': {
    call: proposeAddOns,
    booking: started,
    sheet: 'add-services',
    fill: async () => {
      await press('Add Services');
      await settle();
      await page.getByRole('button', { name: 'Add: Anti-rust spray' }).click();
      await inDialog('dialog', 'Add Services');
    },
    yes: ['Add-ons added successfully!'],
    noAtOnce: 'sheet',
    saved: 'Saved. The customer is asked when the network is back.',
  },
  Payment: {
    call: addPayment,
    booking: ended,
    fill: () => press('Continue'),
    yes: ['Payment successful!'],
    noAtOnce: 'sheet',
    lateNo: NO,
    saved: 'Cash noted',
    leadsTo: '/',
  },
};

const yes = async ({ call }: Row): Promise<Response> => {
  const body = (await reply(call, null).json()) as object;
  return Response.json({ ...body, message: 'Done.' });
};
const no = (): Response =>
  Response.json({ success: false, code: 'server.says-no', message: NO, data: null });

/** Releases the pending reply; reset after each test. */
let free: (() => void) | null = null;
const hanging = () => {
  const way = onItsWay();
  free = () => way.arrive(new Response(null, { status: 503 }));
  return way;
};
afterEach(() => {
  free?.();
  free = null;
});

const play = ({ booking }: Row) => {
  const server = playServer();
  server.bookingsAre([aBooking(id, { serviceId: 3, ...booking })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  server.on(listServiceAddOns, () =>
    reply(listServiceAddOns, [{ id: 5, name: 'Anti-rust spray', price: paise(34_900) }]),
  );
  server.on(getPaymentSummary, () =>
    reply(getPaymentSummary, { totalAfterEnd: paise(89_900), payments: [], isPaidOnline: false }),
  );
  return server;
};

const show = async (name: string, isReload = false, place = 'here'): Promise<void> => {
  const { sheet } = SHEETS[name] as Row;
  if (name === 'Payment')
    await showScreen(PaymentScreen, '/payment', { state: { bookingId: id, mainId: 9000 + id } });
  else
    await showScreen(BookingDetailScreen, `/booking/${id}`, {
      pattern: PATHS.bookingDetail.pattern,
      ...(isReload &&
        sheet !== undefined && {
          sheet: { state: sheetState(sheet, 'below'), key: place },
        }),
    });
  await settle();
};

/** What the screen shows once it is at rest. */
const seen = () => ({
  sheets: all('[role=dialog], [role=alertdialog]').length,
  isRefused: words().includes('· not accepted'),
  isUnsent: words().includes('Not sent'),
  alert: all('[role=alert]')[0]?.innerText.split('\n')[0] ?? null,
  at: all('[data-opened]')[0]?.innerText ?? null,
});

/** Values of the hold sheet; empty when it is not open. */
const typed = () => ({
  reason: all('[role=dialog] textarea').map((field) => (field as HTMLTextAreaElement).value),
  day: all('[role=dialog] input[type=radio]').findIndex((day) => (day as HTMLInputElement).checked),
});
const TYPED = { reason: ['Part needed'], day: 1 };

/** All toasts since the test began. */
let shownToasts: readonly Toast[] = [];
beforeEach(() => {
  shownToasts = [];
});
const said = (tone: Toast['tone']): readonly string[] => {
  shownToasts = [...shownToasts, ...toasts.takeAll()];
  return shownToasts.filter((toast) => toast.tone === tone).map((toast) => toast.words);
};

/** Waits until the sheet has slid away and the toasts have been shown. */
const rest = async (ms = 600): Promise<void> => {
  await settle(ms);
  await settle();
};

describe.each(Object.keys(SHEETS))('%s', (name) => {
  const row = SHEETS[name] as Row;
  const { call, fill } = row;
  const isSheet = name !== 'Payment';
  /** After an acceptance: nothing is refused or unsent, and the next screen is open. */
  const atItsEnd = { isRefused: false, isUnsent: false, alert: null, at: row.leadsTo ?? null };

  const fillWithoutLine = async () => {
    const server = play(row);
    server.on(call, cut);
    await show(name);
    await fill();
    await expect.poll(() => server.count(call)).toBeGreaterThan(0);
    await rest();
    await rest(4500);
    return server;
  };

  it('closes the sheet when the server accepts at once', async () => {
    play(row).on(call, () => yes(row));
    await show(name);
    await fill();
    await rest();
    await expect.poll(() => said('good'), PATIENT).toEqual(row.yes);
    // End Work opens the code sheet; every other sheet is closed.
    await expect.poll(seen, PATIENT).toEqual({ ...atItsEnd, sheets: name === 'End Work' ? 1 : 0 });
    expect(said('bad')).toEqual([]);
  });

  it('shows the refusal when the server refuses at once', async () => {
    play(row).on(call, no);
    await show(name);
    await fill();
    await rest();
    const isSaidBySheet = row.noAtOnce === 'sheet';
    await expect.poll(seen, PATIENT).toMatchObject({
      sheets: isSaidBySheet && isSheet ? 1 : 0,
      isRefused: !isSaidBySheet,
      isUnsent: false,
      at: null,
    });
    expect(said('good')).toEqual([]);
  });

  it('clears the unsent mark when the server accepts late', async () => {
    const server = await fillWithoutLine();
    expect(said('good')).toEqual([]);
    server.on(call, () => yes(row));
    void actionQueue.resend(id);
    await rest();
    await rest();
    await expect.poll(() => said('good'), PATIENT).toEqual([...row.yes, ...(row.lateYes ?? [])]);
    await expect.poll(seen, PATIENT).toEqual({ ...atItsEnd, sheets: 0 });
    expect(new Set(server.asked(call).map(({ key }) => key)).size).toBe(1);
  });

  it('shows the refusal when the server refuses late', async () => {
    const server = await fillWithoutLine();
    server.on(call, no);
    void actionQueue.resend(id);
    await rest();
    await rest();
    const { lateNo = null } = row;
    const afterLateReply = () => {
      const { alert, ...others } = seen();
      return { ...others, isReported: lateNo === null ? alert === null : alert?.includes(lateNo) };
    };
    await expect.poll(afterLateReply, PATIENT).toMatchObject({
      // The note is behind the sheet that shows the refusal.
      isRefused: isSheet,
      isReported: true,
      sheets: lateNo !== null && isSheet ? 1 : 0,
      at: null,
    });
    expect(said('good')).toEqual([]);
  });

  it('keeps the action unsent when the server never replies', async () => {
    const server = play(row);
    server.on(call, hanging().answer);
    await show(name);
    await fill();
    await expect.poll(() => server.count(call)).toBe(1);
    await settle();
    await rest(2100);
    await rest();
    await expect
      .poll(() => said('good'), PATIENT)
      .toEqual(row.saved === undefined ? [] : [row.saved]);
    await expect.poll(seen, PATIENT).toEqual({
      sheets: 0,
      isRefused: false,
      isUnsent: isSheet,
      alert: null,
      at: isSheet ? null : '/',
    });
    expect(said('bad')).toEqual([]);
  });

  it('sends once when the sheet is closed and opened again before the reply', async () => {
    const server = play(row);
    const { answer, arrive } = hanging();
    server.on(call, answer);
    await show(name);
    await fill();
    await expect.poll(() => server.count(call)).toBe(1);
    // A browser keeps the history entry over a reload; the key of add-ons contains its id.
    await show(name, true, server.asked(call)[0]?.key?.split('-').at(-1));
    await rest(2100);
    await rest();
    // The code sheet says that the code is saved; every other sheet has nothing more to ask.
    await expect
      .poll(seen)
      .toMatchObject({ sheets: name === 'OTP' ? 1 : 0, isUnsent: true, at: null });
    expect(words()).toContain(row.lateNo === undefined ? '' : row.saved);
    arrive(await yes(row));
    await rest();
    await expect.poll(seen, PATIENT).toEqual({ ...atItsEnd, sheets: 0 });
    expect(server.count(call)).toBe(1);
  });
});

describe('a refused hold', () => {
  const hold = SHEETS['Hold Work'] as Row;

  it('a refused hold keeps the day and the reason in its sheet', async () => {
    play(hold).on(holdWork, no);
    await show('Hold Work');
    await hold.fill();
    await rest();
    await expect.poll(typed).toEqual(TYPED);
  });

  it('a hold that is refused late has its day and reason again when the sheet is opened', async () => {
    const server = play(hold);
    server.on(holdWork, cut);
    await show('Hold Work');
    await hold.fill();
    await expect.poll(() => server.count(holdWork)).toBeGreaterThan(0);
    await rest();
    server.on(holdWork, no);
    void actionQueue.resend(id);
    await rest();
    await rest();
    await press('Hold Work');
    await rest();
    await expect.poll(typed).toEqual(TYPED);
  });
});
