import type { OtpPurpose } from '@karigar/domain/identity/otp-purpose';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import type { EmailTemplate } from '#platform/messages/email-texts';
import type { Task } from '#platform/job-worker';
import { openOtp } from '#platform/otp-message';
import type { SmsTemplate } from '#platform/messages/sms-texts';
import { isSomebodys } from './send-otp-store.ts';

const TEMPLATES: {
  readonly phone: Partial<Record<OtpPurpose, SmsTemplate>>;
  readonly email: Partial<Record<OtpPurpose, EmailTemplate>>;
} = {
  phone: {
    login: 'login-otp',
    'change-phone': 'change-phone-otp',
    'change-email': 'change-email-otp',
    'change-bank': 'change-bank-otp',
    'add-passkey': 'add-passkey-otp',
    'export-data': 'export-data-otp',
    'delete-account': 'delete-account-otp',
    recovery: 'recovery-otp',
    'new-phone': 'new-phone-otp',
  },
  email: {
    login: 'login-otp',
    'change-phone': 'change-phone-otp',
    'change-email': 'change-email-otp',
    'change-bank': 'change-bank-otp',
    'add-passkey': 'add-passkey-otp',
    'export-data': 'export-data-otp',
    'delete-account': 'delete-account-otp',
    recovery: 'recovery-otp',
    'new-email': 'new-email-otp',
    'second-proof': 'second-proof-otp',
  },
};

export const sendOtp =
  ({ databases, vault, sms, email, clock }: Context): Task =>
  async (payload) => {
    const { purpose, to, code, language, validUntil, isMessage } = openOtp(vault, payload);
    // An expired code could be confused with the newer one.
    if (clock() > validUntil || !isMessage) return;
    // Checked here and not in the call, so that the call's reply does not reveal whether an account exists.
    const isWanted =
      purpose !== 'recovery' ||
      (await databases.system.transaction(SYSTEM, (tx) => isSomebodys(tx, to)));
    if (!isWanted) return;
    const message = { to: to.address, values: { code }, language };
    const [bySms, byEmail] = [TEMPLATES.phone[purpose], TEMPLATES.email[purpose]];
    if (to.channel === 'phone' && bySms) await sms.send({ ...message, template: bySms });
    else if (to.channel === 'email' && byEmail) await email.send({ ...message, template: byEmail });
    else throw new TypeError(`no ${purpose} code goes by ${to.channel}`);
  };
