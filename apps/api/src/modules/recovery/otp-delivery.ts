import type { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import type { InputOf } from '@karigar/contract/define-call';
import { readEmail } from '@karigar/domain/identity/email';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { isAct, stepUpWay, type Contact, type StepUpWay } from '@karigar/domain/identity/step-up';

type Asked = Pick<InputOf<typeof verifyChangeOtp>, 'purpose' | 'to' | 'by'>;

/** Recipient of the code for this change, and what must come with the code. */
export const otpDeliveryFor = (
  contact: Contact,
  { purpose, to = '', by }: Asked,
): Result<StepUpWay, 'phone.invalid' | 'email.invalid' | 'step-up.no-way'> => {
  if (isAct(purpose)) {
    const way = stepUpWay(contact, by);
    return way === null ? refused('step-up.no-way') : accepted(way);
  }
  const channel = purpose === 'new-phone' ? 'phone' : 'email';
  const address = channel === 'phone' ? readPhone(to) : readEmail(to);
  if (address === null) return refused(`${channel}.invalid`);
  return accepted({ to: { channel, address }, needsPassword: false });
};
