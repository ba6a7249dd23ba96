import { msg } from '@lingui/core/macro';

/** What answering on the spot, phone to phone, says to the customer. */
export const approveMessages = {
  scanAddOns: msg`Scan add-ons`,
  scanHint: msg`When {name} asks to add services and there is no network`,
  youApproved: msg`You approved {amount}. It counts once {name}’s phone has network.`,
  youDeclined: msg`You said no to {amount}.`,
  close: msg`Close`,
  pointAt: msg`Point the camera at the code on {name}’s phone.`,
  noCamera: msg`The camera did not open. Allow it in the settings of the browser.`,
  otherPerson: msg`This code is not from {name}.`,
  tooOld: msg`This code is old. Ask {name} to show a new one.`,
  unknown: msg`This phone does not know these add-ons yet. Open this booking once with network, then scan again.`,
  each: msg`{amount} each`,
  sum: msg`Add-ons total`,
  showAnswer: msg`Let {name} scan this code.`,
  answerLabel: msg`Your answer as a QR code`,
  scanAnother: msg`Scan another code`,
};
