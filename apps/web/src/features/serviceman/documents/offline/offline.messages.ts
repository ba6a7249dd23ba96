import { msg } from '@lingui/core/macro';

export const offlineMessages = {
  title: msg`Offline e-KYC`,
  close: msg`Close`,
  why: msg`UIDAI signs this file. No photo of your Aadhaar is needed, and only your name and the last four digits are kept.`,
  how: msg`Open myaadhaar.uidai.gov.in, log in, choose Offline eKYC, set a share code and download the file.`,
  chooseFile: msg`Choose the file`,
  otherFile: msg`Choose another file`,
  chosen: msg`File: {name}`,
  shareCode: msg`Share code`,
  shareCodeHelp: msg`The four characters that you set. The code stays on this phone.`,
  orQr: msg`Or the large QR code of your Aadhaar`,
  qrText: msg`Text of the QR code`,
  qrHelp: msg`Scan it with any QR app, copy the digits and paste them here.`,
  photoOfQr: msg`Read it from a photo`,
  qrNotFound: msg`No QR code was found in this photo. Take it closer and in good light.`,
  send: msg`Send`,
  missing: msg`Choose the file, or paste the text of the QR code.`,
  codeMissing: msg`Please enter the share code of this file.`,
  codeWrong: msg`The file does not open with this share code. Small and capital letters count.`,
  fileUnreadable: msg`This is not the file of UIDAI. Choose the ZIP file that you downloaded.`,
  notSent: msg`Not sent.`,
};
