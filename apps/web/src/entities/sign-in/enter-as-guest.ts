import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { call } from '#platform/api/call';
import { newKey } from '@karigar/client/api/call-keys';
import { deviceId } from '@karigar/client/device/device-id';
import { door } from '#platform/session/entry';

/** Opens a guest's session. Who looks around for a service becomes a customer at the login. */
export const enterAsGuest = () => {
  door.enter('customer');
  return call(continueAsGuest, { device: deviceId() }, newKey());
};
