import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import type { OutputOf } from '@karigar/contract/define-call';
import type { verifyOtp } from '@karigar/contract/sign-in/verify-otp';
import { call } from '#platform/api/call';
import { deviceId } from '@karigar/client/device/device-id';
import { local } from '@karigar/client/device/storage';
import { door } from '#platform/session/entry';

/** Call 1: exchanges a verified phone for a session. A new number without a chosen role is asked for one. */
export const logInByIdentity = (
  phone: string,
  identity: OutputOf<typeof verifyOtp>,
  name?: string,
) =>
  call(loginWithIdToken, {
    ...identity,
    phone,
    playerId: local.getItem('player_id') ?? '',
    door: door.get() ?? 'ask',
    device: deviceId(),
    ...(name !== undefined && { name }),
  });
