import { describe, expect, it } from 'vitest';
import { readConfig } from '#config';
import { safeProduction } from '#testing/safe-production';

const gupshup = {
  SMS_PROVIDERS: 'gupshup',
  GUPSHUP_USER: '2000012345',
  GUPSHUP_PASSWORD: 'secret',
  SMS_SENDER: 'KARIGR',
  SMS_ENTITY: '1101234567890123456',
};

describe('settings of SMS', () => {
  it('SMS_URL alone is the generic gateway, and without any setting messages go to the inbox', () => {
    expect(readConfig({ SMS_URL: 'https://sms.test' }).sms.map(({ name }) => name)).toEqual([
      'generic',
    ]);
    expect(readConfig({}).sms).toEqual([]);
  });

  it('the providers of SMS are asked in their order', () => {
    const { sms } = readConfig({ ...gupshup, SMS_PROVIDERS: 'gupshup,msg91', MSG91_KEY: 'key' });
    expect(sms.map(({ name }) => name)).toEqual(['gupshup', 'msg91']);
  });

  it.each([
    ['an unknown provider', { SMS_PROVIDERS: 'pigeons' }, 'no provider pigeons'],
    ['a provider twice', { SMS_PROVIDERS: 'msg91,msg91', MSG91_KEY: 'k' }, 'msg91 twice'],
    ['MSG91 without its key', { SMS_PROVIDERS: 'msg91' }, 'msg91 needs MSG91_KEY'],
    ['Gupshup without the entity', { ...gupshup, SMS_ENTITY: '' }, 'gupshup needs SMS_ENTITY'],
    ['the generic gateway without address', { SMS_PROVIDERS: 'generic' }, 'generic needs SMS_URL'],
  ])('%s is refused', (_what, given, problem) => {
    expect(() => readConfig(given)).toThrow(problem);
  });

  it('production needs a provider, each with TLS', () => {
    const own = { ...safeProduction, SMS_URL: undefined, ...gupshup };
    expect(readConfig(own).sms).toHaveLength(1);
    expect(() => readConfig({ ...own, GUPSHUP_URL: 'http://gupshup.test' })).toThrow(
      'GUPSHUP_URL is without TLS',
    );
  });
});
