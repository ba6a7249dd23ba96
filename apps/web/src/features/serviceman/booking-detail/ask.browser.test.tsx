import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import { endWork } from '@karigar/contract/bookings/end-work';
import { readApprovalRequest, writeSignedAnswer } from '@karigar/domain/bookings/offline-approval';
import { paise } from '@karigar/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '@karigar/client/toast/toasts';
import { aBooking } from '#testing/bookings';
import { giveCamera, isDrawn } from '#testing/camera';
import {
  buttonNamed,
  expectWords,
  NOW,
  one,
  settle,
  showScreen,
  words,
  type Condition,
} from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

// Loaded before any test freezes the clock.
await Promise.all([import('./work-sheets.tsx'), import('@karigar/client/qr/qr-code.tsx')]);

const CODE = 'Add-ons to approve as a QR code';
const SIGNATURE = 'AB'.repeat(32);

const addOn = (id: number, name: string, status: BookingAddOn['status']): BookingAddOn => ({
  id,
  addOnId: id + 500,
  name,
  price: paise(39_900),
  quantity: 2,
  amount: paise(79_800),
  status,
});

const play = () => {
  const server = playServer();
  server.bookingsAre([aBooking(7, { state: 'started', startedAt: NOW - 60_000 })]);
  server.on(listBookingAddOns, () =>
    reply(listBookingAddOns, [
      addOn(1, 'Gas top-up', 'accepted'),
      addOn(2, 'Drain pipe', 'pending'),
    ]),
  );
  return server;
};
const show = async (condition: Condition = {}) => {
  await showScreen(BookingDetailScreen, '/booking/7', { pattern: '/booking/:id', ...condition });
  await vi.waitFor(() => expect(words()).toContain('Drain pipe'));
};
const question = () => {
  const request = readApprovalRequest(localStorage.getItem('approvalRequest.7') ?? '');
  if (request === null) throw new Error('nothing was asked');
  return request;
};
const openAsk = async () => {
  buttonNamed('Ask the customer here').click();
  await settle();
  await vi.waitFor(() => one(`svg[aria-label="${CODE}"]`));
};
const scan = async () => {
  buttonNamed('Scan the answer').click();
  await settle();
  await vi.waitFor(() => one('video'));
  await settle(250);
};

onStage({ as: 'serviceman', isApart: true });

describe('ending the work while add-ons are not decided', () => {
  it('lists undecided add-ons with amounts before the end, and offers to wait or to ask', async () => {
    giveCamera();
    const server = play();
    await show();
    buttonNamed('End Work').click();
    await settle();
    const dialog = page.getByRole('alertdialog', { name: 'End Work?' });
    await expect.element(dialog).toBeVisible();
    const text = one('[role=alertdialog]').innerText.replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'The customer has not answered yet Drain pipe × 2 ₹798.00 If you end now, these ₹798.00 are not billed and not paid to you.',
    );
    expect(text).not.toContain('Gas top-up');
    await dialog.getByRole('button', { name: 'Wait for the answer' }).click();
    await settle();
    expect(server.count(endWork)).toBe(0);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('ends the work without undecided add-ons when the serviceman says so', async () => {
    const server = play();
    server.on(endWork, () => reply(endWork, null));
    await show();
    buttonNamed('End Work').click();
    await settle();
    const dialog = page.getByRole('alertdialog', { name: 'End Work?' });
    await dialog.getByRole('button', { name: 'End without them' }).click();
    await expect.poll(() => server.count(endWork)).toBe(1);
  });

  it('asks nothing before the end when all add-ons are decided', async () => {
    const server = play();
    server.on(listBookingAddOns, () =>
      reply(listBookingAddOns, [addOn(1, 'Drain pipe', 'accepted')]),
    );
    await show();
    expect(words()).not.toContain('Ask the customer here');
    buttonNamed('End Work').click();
    await settle();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(one('[role=alertdialog]').innerText).not.toContain('has not answered yet');
    expect(one('[role=alertdialog]').innerText).toMatch(/Cancel\s+End Work/);
  });
});

describe('offline approval phone to phone', () => {
  it('shows undecided add-ons as a QR code, and sends the scanned approval once', async () => {
    const { seen } = giveCamera();
    const server = play();
    server.on(submitApproval, () => reply(submitApproval, null));
    await show();
    await openAsk();
    const request = question();
    expect(request.lines).toEqual([{ addOnId: 502, quantity: 2, price: 39_900 }]);
    expect(isDrawn(CODE, localStorage.getItem('approvalRequest.7') ?? '')).toBe(true);
    expect(one('[role=dialog]').innerText).toContain('₹798.00');
    await scan();
    const { bookingId, nonce } = request;
    const answer = { bookingId, nonce, answer: 'accepted', signature: SIGNATURE } as const;
    seen.code = 'karigar-done:7:048213';
    await settle(250);
    seen.code = writeSignedAnswer({ ...answer, bookingId: 8 });
    await settle(250);
    await settle();
    expect(words()).toContain('This QR code is for another booking.');
    seen.code = writeSignedAnswer({ ...answer, nonce: '0'.repeat(32) });
    await settle(250);
    await settle();
    expect(words()).toContain('This answer is for other add-ons.');
    expect(server.count(submitApproval)).toBe(0);
    seen.code = writeSignedAnswer(answer);
    await settle(250);
    await vi.waitFor(() => expect(server.count(submitApproval)).toBe(1));
    await settle(500);
    expect(toasts.takeAll()).toMatchObject([{ tone: 'good', words: 'The customer approved.' }]);
    expect(server.count(submitApproval)).toBe(1);
    expect(Object.fromEntries(server.asked(submitApproval)[0]?.fields ?? [])).toMatchObject({
      nonce,
      'addOnIds[]': '502',
      'quantity[]': '2',
      'prices[]': '399.00',
      amount: '798.00',
      answer: '1',
      signature: SIGNATURE,
    });
    expect(localStorage.getItem('approvalRequest.7')).toBeNull();
  });

  it('queues a scanned approval without network: approved, not sent, and on the expected bill', async () => {
    const { seen } = giveCamera();
    const server = play();
    server.on(submitApproval, cut);
    await show();
    await openAsk();
    const { bookingId, nonce } = question();
    await scan();
    seen.code = writeSignedAnswer({ bookingId, nonce, answer: 'accepted', signature: SIGNATURE });
    await settle(250);
    await vi.waitFor(() =>
      expect(toasts.takeAll()).toMatchObject([
        { words: 'The customer approved. Saved, will be sent.' },
      ]),
    );
    await vi.waitFor(() => expect(words()).toMatch(/Drain pipe.*Approved Not sent/));
    await vi.waitFor(() => expect(words()).not.toContain('Ask the customer here'));
    expect(words()).toMatch(/Bill summary.*Drain pipe × 2 ₹798\.00 Total ₹1,25,052\.50/);
    expect(words()).toContain('Customer’s approval · not sent');
  });

  it('a phone that cannot scan codes says so and shows no code, whose answer nothing would read', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    play();
    await show();
    buttonNamed('Ask the customer here').click();
    await expectWords('This phone cannot read QR codes. The customer is asked when the network is');
    expect(one('[role=dialog]').innerText).toContain('₹798.00');
    expect(words()).not.toContain('Scan add-ons');
    expect(words()).not.toContain('Scan the answer');
    expect(document.querySelector(`svg[aria-label="${CODE}"]`)).toBeNull();
  });
});
