import { msg } from '@lingui/core/macro';

export const cameraMessages = {
  camera: msg`Camera`,
  otherBooking: msg`This QR code is for another booking.`,
};
