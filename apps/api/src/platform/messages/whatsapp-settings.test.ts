import { describe, expect, it } from 'vitest';
import { readConfig } from '#config';

const whatsapp = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_ACCOUNT: '102290129340398',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'word',
};

describe('settings of WhatsApp', () => {
  it('nothing is sent by WhatsApp without the number', () => {
    expect(readConfig({}).whatsapp).toBeNull();
    expect(readConfig(whatsapp).whatsapp).toMatchObject({ price: 15, appSecret: 'secret' });
  });

  it.each(Object.keys(whatsapp).filter((name) => name !== 'WHATSAPP_PHONE_ID'))(
    'the number needs %s',
    (name) => {
      expect(() => readConfig({ ...whatsapp, [name]: '' })).toThrow(
        `WHATSAPP_PHONE_ID needs ${name}`,
      );
    },
  );
});
