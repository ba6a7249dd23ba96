import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { maskRecipient } from '@karigar/domain/identity/recipient';
import { isAct } from '@karigar/domain/identity/step-up';
import { accepted } from '@karigar/domain/result';
import { accountOf, sessionOf } from '#auth/who';
import { sendCode } from '#modules/sign-in/index';
import { defineHandler } from '#wire/define-handler';
import { otpDeliveryFor } from '../otp-delivery.ts';
import { readContact } from '../contact-store.ts';

export const requestChangeOtpHandler = defineHandler(
  requestChangeOtp,
  async (input, scope) => {
    const contact = await readContact(scope.tx, accountOf(scope.who));
    const way = otpDeliveryFor(contact, input);
    if (!way.ok) return way;
    const { to } = way.value;
    // Valid in this session only, which is stricter than per device.
    const device = `session:${sessionOf(scope.who)}`;
    const isProven = to.channel === 'phone' ? contact.isPhoneProven : contact.isEmailProven;
    const isOwn = isAct(input.purpose) && isProven;
    const request = { purpose: input.purpose, to, device, isOwn };
    const sent = await sendCode(scope, request, input.captcha);
    return sent.ok ? accepted({ sentTo: maskRecipient(to), ...sent.value }) : sent;
  },
  { as: 'system', of: 'caller' },
);
