import { createECDH, randomBytes } from 'node:crypto';

/** A subscription as a browser makes it, at a real service; nothing is ever sent there. */
export const anyPushAddress = () => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
};
