import { loginWithIdToken } from '@karigar/contract/accounts/login-with-id-token';
import type { OutputOf } from '@karigar/contract/define-call';
import type { verifyOtp } from '@karigar/contract/accounts/verify-otp';
import { call } from '../api/call.ts';
import { deviceId } from '../device/device-id.ts';
import { local } from '../device/storage.ts';
import { door } from '../session/entry.ts';

/** Call 1: a proven phone becomes a session. */
export const logInByIdentity = (phone: string, identity: OutputOf<typeof verifyOtp>) =>
  call(loginWithIdToken, {
    ...identity,
    phone,
    playerId: local.getItem('player_id') ?? '',
    door: door.get(),
    device: deviceId(),
  });
