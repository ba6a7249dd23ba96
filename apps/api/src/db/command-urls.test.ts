import { expect, it } from 'vitest';
import { commandUrls } from './command-urls.ts';
import { passwordsIn } from './role-passwords.ts';

it('two settings with different passwords of one role are a mistake', () => {
  const settings = {
    DATABASE_SYSTEM_URL: 'postgres://karigar_system:one@db/karigar',
    DATABASE_JOBS_URL: 'postgres://karigar_system:two@db/karigar',
  };
  expect(() => passwordsIn(settings)).toThrow('another password of karigar_system');
});

it('options of a command win over the settings', () => {
  const settings = { DATABASE_OWNER_URL: 'postgres://karigar_owner:x@far/karigar' };
  expect(commandUrls(settings, {})).toMatchObject({
    owner: 'postgres://karigar_owner:x@far/karigar',
    database: 'karigar',
  });
  expect(
    commandUrls(settings, { adminUrl: 'postgres://postgres@near/postgres', database: 'other' }),
  ).toMatchObject({ owner: 'postgres://karigar_owner@near/other', database: 'other' });
});
