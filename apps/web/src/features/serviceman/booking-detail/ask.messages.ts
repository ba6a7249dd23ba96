import { msg } from '@lingui/core/macro';

/** What asking the customer phone to phone says. */
export const askMessages = {
  askHere: msg`Ask the customer here`,
  how: msg`The customer opens this booking in this app, taps “Scan add-ons” and scans this code. No network is needed.`,
  qrLabel: msg`Add-ons to approve as a QR code`,
  total: msg`Total`,
  scanAnswer: msg`Scan the answer`,
  showCode: msg`Show the code`,
  pointAt: msg`Point the camera at the answer on the customer’s phone.`,
  otherQuestion: msg`This answer is for other add-ons. Ask the customer to scan the code again.`,
  noCamera: msg`The camera did not open. Allow it in the settings of the browser.`,
  cannotRead: msg`This phone cannot read QR codes. The customer is asked when the network is back.`,
  approved: msg`The customer approved.`,
  approvedSaved: msg`The customer approved. Saved, will be sent.`,
  declined: msg`The customer said no.`,
  declinedSaved: msg`The customer said no. Saved, will be sent.`,
  approvedPill: msg`Approved`,
  declinedPill: msg`Declined`,
  noAnswer: msg`The customer has not answered yet`,
  notBilled: msg`If you end now, these {amount} are not billed and not paid to you.`,
  wait: msg`Wait for the answer`,
  endWithout: msg`End without them`,
};
