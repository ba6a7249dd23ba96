import { msg } from '@karigar/domain/msg';
import { REFUSAL_DETAILS } from './refusal-details.ts';
import { business, type Refusal } from './refusal.ts';

export const accountRefusals = {
  'login.identity-not-proven': business(
    msg`Your number could not be verified. Please log in again.`,
  ),
  'login.role-needed': business(msg`Please choose if you need a service or do the work.`),
  'login.wrong-credentials': business(msg`Email or password is wrong.`),
  'login.too-many-tries': business(
    msg`Too many tries. Please wait an hour or reset your password.`,
  ),
  'role.not-held': business(msg`You do not have this role.`),
  'session.not-found': business(msg`That device is not logged in any more.`),
  'otp.too-soon': {
    ...business(msg`Please wait before asking for another OTP.`),
    details: REFUSAL_DETAILS['otp.too-soon'],
  },
  'otp.too-many-sends': business(msg`Too many OTPs were sent. Please try again later.`),
  'otp.no-email-way': business(
    msg`A code by email needs a phone or browser you have used before and a confirmed email. You can log in with your password.`,
  ),
  'captcha.needed': business(msg`Please wait while we check that you are not a robot.`),
  'account.blocked': business(msg`This account is blocked. Contact support to appeal.`),
  'account.already-exists': business(
    msg`An account with this email or mobile number already exists.`,
  ),
  'name.missing': business(msg`Please enter your name.`),
  'phone.invalid': business(msg`Enter a 10-digit Indian mobile number.`),
  'phone.taken': business(msg`Another account uses this mobile number.`),
  'email.invalid': business(msg`Enter a valid email address.`),
  'email.taken': business(msg`Another account uses this email.`),
  'password.too-weak': business(
    msg`Choose a password of 8 or more characters that is not easy to guess.`,
  ),
  'step-up.needed': {
    ...business(msg`Confirm this change with an OTP.`),
    details: REFUSAL_DETAILS['step-up.needed'],
  },
  'step-up.phone-needed': business(
    msg`This change needs the OTP to your mobile number. If you do not have it any more, contact support.`,
  ),
  'step-up.too-new': business(
    msg`This device or mobile number is new on your account. For your safety, wait 3 days before this change, or contact support.`,
  ),
  'step-up.no-way': business(msg`There is no mobile number or email we could send an OTP to.`),
  'phone.proof-needed': business(msg`Confirm the new mobile number with the OTP sent to it.`),
  'email.proof-needed': business(msg`Confirm the new email with the code sent to it.`),
  'contact.invalid': business(msg`Enter a 10-digit mobile number or an email address.`),
  'second-proof.needed': business(
    msg`On a new device this number is not enough. Log in with an OTP and confirm that it is you.`,
  ),
  'second-proof.not-needed': business(msg`There is nothing to confirm.`),
  'second-proof.mismatch': {
    ...business(msg`These are not the last four characters of a saved number.`),
    details: REFUSAL_DETAILS['second-proof.mismatch'],
  },
  'second-proof.by-operations': business(
    msg`Contact support to get back in, or start a new account with this number.`,
  ),
  'password.wrong': business(msg`Password is wrong.`),
  'password.too-new': business(
    msg`This password is less than 3 days old. Confirm with an OTP to your mobile number, or contact support.`,
  ),
  'number.in-use': business(
    msg`This number belongs to an account that is in use. Contact support if the number is yours.`,
  ),
  'number.waits': business(
    msg`We have told the owner of the account with this number. If nobody objects, you can start a new account in 3 days.`,
  ),
  'change.link-over': business(
    msg`This link is not valid any more. Contact support if a change of your account was not yours.`,
  ),
  'change.checked': business(
    msg`Our team has already checked this change. Contact support if it was not yours.`,
  ),
  'change.too-often': business(
    msg`Payouts of this account were stopped three times in 30 days. Please contact support.`,
  ),
  'bank.field-missing': business(msg`Fill in all four bank details.`),
  'bank.account-number-invalid': business(msg`An account number has 9 to 18 digits.`),
  'bank.ifsc-invalid': business(msg`This IFSC code is not valid. Example: HDFC0001234`),
  'kyc.document-not-found': business(msg`Document not found.`),
  'kyc.not-open': business(
    msg`This document is already with us. Upload again only if it is rejected.`,
  ),
  'kyc.number-invalid': business(msg`This document number is not valid.`),
  'kyc.number-taken': business(
    msg`This document number is with another account. Log in to that one, or contact support.`,
  ),
  'kyc.aadhaar-readable': business(
    msg`The full Aadhaar number can be read in this photo. Cover its first eight digits and take the photo again, or send a masked Aadhaar.`,
  ),
  'kyc.picture-not-checked': business(
    msg`This photo could not be checked, so it was not kept. Please try again later.`,
  ),
  'kyc.offline-not-taken': business(
    msg`Offline e-KYC cannot be checked for this document. Please send a photo of it.`,
  ),
  'kyc.offline-unreadable': business(
    msg`This is not UIDAI’s offline e-KYC. Choose the file from myaadhaar.uidai.gov.in as it was downloaded, or scan the large QR code of your Aadhaar again.`,
  ),
  'kyc.offline-not-genuine': business(
    msg`UIDAI’s signature does not match. Download the file again and send it unchanged, or send a photo of your masked Aadhaar.`,
  ),
  'file.not-an-image': business(msg`Only JPEG, PNG or WebP pictures are accepted.`),
  'file.too-large': business(msg`The picture is too large. The limit is 12 MB.`),
  'file.unreadable': business(msg`This picture could not be read. Please try another one.`),
  'file.too-many-today': business(msg`You have sent 20 pictures today. Please try again tomorrow.`),
  'notification.always-rings': business(msg`This notification cannot be turned off.`),
  'export.too-many-today': business(
    msg`You have downloaded your data 3 times today. Please try again tomorrow.`,
  ),
  'account.under-check': business(
    msg`Somebody said that a change of this account was not theirs. This is not possible until our team has checked it.`,
  ),
  'erasure.booking-open': business(
    msg`Your account can be deleted once your running bookings are closed.`,
  ),
  'erasure.money-open': business(
    msg`Your account can be deleted once the money of your bookings is settled.`,
  ),
} as const satisfies Record<string, Refusal>;
