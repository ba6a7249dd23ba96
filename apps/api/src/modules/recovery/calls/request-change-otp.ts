import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { maskRecipient } from '@karigar/domain/identity/recipient';
import { accepted } from '@karigar/domain/result';
import { accountOf, sessionOf } from '#auth/who';
import { sendCode } from '#modules/otp/index';
import { answer } from '#wire/define-handler';
import { changeWay } from '../otp-delivery.ts';
import { readContact } from '../contact-store.ts';

export const requestChangeOtpAnswer = answer(
  requestChangeOtp,
  async (input, scope) => {
    const way = changeWay(await readContact(scope.tx, accountOf(scope.who)), input);
    if (!way.ok) return way;
    const { to } = way.value;
    // Good in this session only, which is closer than a device.
    const device = `session:${sessionOf(scope.who)}`;
    const sent = await sendCode(scope, { purpose: input.purpose, to, device }, input.captcha);
    return sent.ok ? accepted({ sentTo: maskRecipient(to), ...sent.value }) : sent;
  },
  { as: 'system' },
);
