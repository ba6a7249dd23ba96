import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import type { OtpWorld } from './otp-world.ts';
import type { Reply } from './test-app.ts';

type Asked = {
  readonly purpose: 'stepUp' | 'newPhone' | 'newEmail';
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
