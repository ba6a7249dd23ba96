import { describe, expect, it } from 'vitest';
import { readConfig } from '#config';

const smtp = {
  SMTP_URL: 'smtp://relay.example.in',
  SMTP_USER: 'karigar',
  SMTP_PASSWORD: 'secret',
  EMAIL_FROM: 'team@karigar.example.in',
};
const setupOf = (env: Record<string, string>) => readConfig({ ...smtp, ...env }).email?.setup;

describe('settings of email', () => {
  it('without a relay or gateway emails go to the inbox', () => {
    expect(readConfig({}).email).toBeNull();
    expect(readConfig({ EMAIL_URL: 'https://mail.test' }).email).toMatchObject({ name: 'gateway' });
  });

  it('a relay elsewhere gets nothing without TLS, one on this machine may', () => {
    expect(setupOf({})).toMatchObject({ port: 587, tls: 'before-login' });
    expect(setupOf({ SMTP_URL: 'smtps://relay.example.in' })).toMatchObject({
      port: 465,
      tls: 'at-once',
    });
    expect(setupOf({ SMTP_URL: 'smtp://[::1]:25' })).toMatchObject({
      host: '::1',
      port: 25,
      tls: 'if-offered',
    });
  });

  it.each([
    ['an address that is not SMTP', { SMTP_URL: 'https://relay.example.in' }, 'SMTP_URL'],
    ['a password in the address', { SMTP_URL: 'smtp://a:b@relay.example.in' }, 'has a user'],
    ['a user without a password', { SMTP_PASSWORD: '' }, 'belong together'],
    ['no sender', { EMAIL_FROM: '' }, 'SMTP_URL needs EMAIL_FROM'],
    ['two ways', { EMAIL_URL: 'https://mail.test' }, 'both set'],
  ])('%s is a problem', (_what, env, words) => {
    expect(() => readConfig({ ...smtp, ...env })).toThrow(words);
  });
});
