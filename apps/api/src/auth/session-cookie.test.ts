import { expect, it } from 'vitest';
import { createSessionCookie } from './session-cookie.ts';

const secret = 'a'.repeat(43);
const open = createSessionCookie({ isSecure: false, name: 'sid' });
const secure = createSessionCookie({ isSecure: true, name: 'sid' });

it('the session cookie is host-only, HttpOnly and SameSite', () => {
  expect(secure.write(secret)).toBe(
    `__Host-sid=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(open.write(secret)).toBe(
    `sid=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict`,
  );
  expect(secure.write(null)).toMatch(/^__Host-sid=; Max-Age=0; .*Secure$/);
});

it.each([
  [`__Host-sid=${secret}`, secret],
  [`other=1; __Host-sid=${secret}; more=2`, secret],
  [`sid=${secret}`, null],
  [`x__Host-sid=${secret}`, null],
  ['__Host-sid=short', null],
  [`__Host-sid="${secret}"`, null],
  ['', null],
  [undefined, null],
])('the session cookie is found in %j', (header, found) => {
  expect(secure.read(header)).toBe(found);
});
