import { writeCompletionQr } from '@karigar/domain/bookings/completion-qr';
import { describe, expect, it, vi } from 'vitest';
import { aBooking } from '#testing/bookings';
import { giveCamera } from '#testing/camera';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

// Loaded before any test freezes the clock.
await Promise.all([import('./work-sheets.tsx'), import('./scan-view.tsx')]);

const ended = aBooking(7, { state: 'ended', startedAt: NOW - 2, endedAt: NOW - 1 });

const showSheet = async () => {
  playServer().bookingsAre([ended]);
  await showScreen(BookingDetailScreen, '/booking/7', { pattern: '/booking/:id' });
  buttonNamed('Enter OTP').click();
  await settle();
  await vi.waitFor(() => one('[role=dialog] [role=group] input'));
};
const openCamera = async () => {
  buttonNamed('Scan QR code').click();
  await settle();
  await vi.waitFor(() => one('video'));
  await settle(250);
};
const typed = () =>
  all('[role=group] input')
    .map((box) => (box as HTMLInputElement).value)
    .join('');

onStage({ as: 'serviceman' });

describe('the camera in the OTP sheet', () => {
  it('the camera accepts the code of this booking, and no other', async () => {
    const { seen, stopped } = giveCamera();
    await showSheet();
    await openCamera();
    expect(words()).toContain('Point the camera at the customer’s QR code.');
    seen.code = 'upi://pay?pa=x';
    await settle(250);
    seen.code = writeCompletionQr(8, '111111');
    await settle(250);
    await settle();
    expect(words()).toContain('This QR code is for another booking.');
    expect(typed()).toBe('');
    seen.code = writeCompletionQr(7, '048213');
    await settle(250);
    expect(typed()).toBe('048213');
    expect(all('video')).toHaveLength(0);
    expect(stopped).toHaveBeenCalled();
  });

  it('reports that the camera does not open, and typing still works', async () => {
    giveCamera();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('denied'));
    await showSheet();
    await openCamera();
    expect(words()).toContain('The camera did not open. Type the code instead.');
    expect(one('[role=group] input')).toBeTruthy();
  });

  it('the camera is not offered where the browser cannot scan codes', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    await showSheet();
    expect(words()).not.toContain('Scan QR code');
  });
});
