import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import {
  writeApprovalRequest,
  writeSignedAnswer,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import { paise } from '@karigar/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { giveCamera, isDrawn } from '#testing/camera';
import { appears, play, show } from '#testing/customer-booking-stage';
import { aCustomerBooking, aServiceman } from '#testing/my-bookings';
import { all, buttonNamed, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { reply } from '#testing/test-server';
import { signApproval } from './sign-approval.ts';

// Loaded before any test freezes the clock.
await Promise.all([import('./approve-sheet.tsx'), import('@karigar/client/qr/qr-code.tsx')]);

const KEY = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const CODE = 'Your answer as a QR code';

const request: ApprovalRequest = {
  bookingId: 7,
  servicemanId: aServiceman.id,
  nonce: '0123456789ABCDEF0123456789ABCDEF',
  askedAt: NOW - 60_000,
  lines: [
    { addOnId: 501, quantity: 2, price: paise(39_900) },
    { addOnId: 502, quantity: 1, price: paise(64_900) },
  ],
};
const answerOf = async (answer: 'accepted' | 'rejected') => {
  const { bookingId, nonce } = request;
  const signature = await signApproval(KEY, request, answer);
  return writeSignedAnswer({ bookingId, nonce, answer, signature });
};

const playWithKey = () => {
  const played = play(aCustomerBooking('started', { serviceId: 3 }, { approvalKey: KEY }));
  played.server.on(listServiceAddOns, () =>
    reply(listServiceAddOns, [
      { id: 501, name: 'Drain pipe', price: paise(39_900) },
      { id: 502, name: 'Capacitor', price: paise(64_900) },
    ]),
  );
  return played;
};
const row = () => all('button').find((shown) => shown.innerText.startsWith('Scan add-ons'));
const openSheet = async (shows = 'video') => {
  row()?.click();
  await settle();
  await appears(shows);
  await settle(250);
};
const sheetText = () => one('[role=dialog]').innerText.replaceAll(/\s+/g, ' ');

onStage({ as: 'customer', isApart: true });

describe('offline approval', () => {
  it('offline approval shows lines, unit prices and sums, and the signed approval as a QR code', async () => {
    const { seen, stopped } = giveCamera();
    playWithKey();
    await show();
    await openSheet();
    expect(sheetText()).toContain('Point the camera at the code on Suresh’s phone.');
    seen.code = writeApprovalRequest(request);
    await settle(250);
    await settle();
    expect(stopped).toHaveBeenCalled();
    expect(sheetText()).toContain('Suresh asks to add');
    expect(sheetText()).toContain('Drain pipe × 2 ₹399.00 each ₹798.00');
    expect(sheetText()).toContain('Capacitor × 1 ₹649.00');
    expect(sheetText()).toContain('Add-ons total ₹1,447.00');
    expect(sheetText()).toContain('Bill becomes ₹2,746.00');
    buttonNamed('Approve').click();
    await settle();
    await appears(`svg[aria-label="${CODE}"]`);
    expect(isDrawn(CODE, await answerOf('accepted'))).toBe(true);
    expect(sheetText()).toContain('You approved ₹1,447.00.');
  });

  it('offline approval shows the stored approval when the same request is scanned again', async () => {
    const { seen } = giveCamera();
    playWithKey();
    await show();
    await openSheet();
    seen.code = writeApprovalRequest(request);
    await settle(250);
    await settle();
    buttonNamed('Reject').click();
    await settle();
    await appears(`svg[aria-label="${CODE}"]`);
    // Closes and reopens the app.
    await show();
    await vi.waitFor(() => expect(words()).toContain('You said no to ₹1,447.00.'));
    await openSheet(`svg[aria-label="${CODE}"]`);
    expect(isDrawn(CODE, await answerOf('rejected'))).toBe(true);
    seen.code = '';
    buttonNamed('Scan another code').click();
    await settle();
    await appears('video');
    seen.code = writeApprovalRequest(request);
    await settle(250);
    await settle(250);
    await appears(`svg[aria-label="${CODE}"]`);
    expect(isDrawn(CODE, await answerOf('rejected'))).toBe(true);
  });

  it.each([
    ['of another booking', { bookingId: 8 }, 'This QR code is for another booking.'],
    [
      'of another serviceman',
      { servicemanId: aServiceman.id + 1 },
      'This code is not from Suresh.',
    ],
    ['two days old', { askedAt: NOW - 172_800_000 }, 'This code is old.'],
    [
      'of something unknown',
      { lines: [{ addOnId: 999, quantity: 1, price: paise(100) }] },
      'This phone does not know these add-ons yet.',
    ],
  ])('offline approval ignores a code %s', async (_what, change, says) => {
    const { seen } = giveCamera();
    playWithKey();
    await show();
    await openSheet();
    seen.code = writeApprovalRequest({ ...request, ...change });
    await settle(250);
    await settle();
    expect(sheetText()).toContain(says);
    expect(sheetText()).not.toContain('Approve');
  });

  it('offline approval is not offered without a key, nor on a phone that cannot scan', async () => {
    giveCamera();
    play(aCustomerBooking('started'));
    await show();
    expect(words()).not.toContain('Scan add-ons');
    vi.stubGlobal('BarcodeDetector', undefined);
    playWithKey();
    await show();
    expect(words()).not.toContain('Scan add-ons');
  });
});
