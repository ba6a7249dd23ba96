import { msg } from '@lingui/core/macro';

export const scanMessages = {
  scan: msg`Scan QR code`,
  stop: msg`Close camera`,
  pointAt: msg`Point the camera at the customer’s QR code.`,
  noCamera: msg`The camera did not open. Type the code instead.`,
};
