import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import type { OtpWorld } from './otp-world.ts';
import type { Reply } from './test-app.ts';

/** As they are on the wire. */
export const ASKED_ACTS = [
  'changePhone',
  'changeEmail',
  'changeBank',
  'addPasskey',
  'exportData',
  'deleteAccount',
] as const;
export type AskedAct = (typeof ASKED_ACTS)[number];
const ASKED = [...ASKED_ACTS, 'newPhone', 'newEmail'] as const;

type Asked = {
  readonly purpose: (typeof ASKED)[number];
  readonly to?: string;
  readonly by?: string;
};

/** A person's session, with the OTP calls for a change of phone or email. */
export const withChangeOtp = (world: OtpWorld, token: string) => {
  const request = (asked: Asked): Promise<Reply> =>
    world.sendFields(requestChangeOtp, { ...asked }, { token });
  const verify = (asked: Asked, otp: string, password?: string): Promise<Reply> =>
    world.sendFields(
      verifyChangeOtp,
      { ...asked, otp, ...(password === undefined ? {} : { password }) },
      { token },
    );
  return {
    request,
    verify,
    /** Requests a code, reads it where it was sent, and verifies it. */
    prove: async (asked: Asked, sentTo: string, password?: string): Promise<Reply> => {
      const before = (await world.codes(sentTo)).length;
      const asking = await request(asked);
      if (!asking.body.success) return asking;
      return verify(asked, await world.codeOf(sentTo, before + 1), password);
    },
  };
};
