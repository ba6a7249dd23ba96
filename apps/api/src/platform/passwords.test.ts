import { describe, expect, it } from 'vitest';
import { GUESSABLE_PASSWORDS } from './guessable-passwords.ts';
import { hashPassword, isWeakPassword, verifyPassword } from './passwords.ts';

describe('password hashing', () => {
  it('verifyPassword accepts the hashed password and no other', async () => {
    const stored = await hashPassword('lal ghoda 27');
    expect(stored).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(await verifyPassword('lal ghoda 27', stored)).toBe(true);
    expect(await verifyPassword('lal ghoda 28', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('hashPassword salts: two hashes of one password differ', async () => {
    expect(await hashPassword('lal ghoda 27')).not.toBe(await hashPassword('lal ghoda 27'));
  });

  it('verifyPassword reads the parameters from a hash of another implementation', async () => {
    // From the tests of the reference implementation.
    const stored =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', stored)).toBe(true);
    expect(await verifyPassword('passwords', stored)).toBe(false);
  });

  it('verifyPassword normalises Unicode', async () => {
    const stored = await hashPassword('caf\u00E9 chai 12');
    expect(await verifyPassword('cafe\u0301 chai 12', stored)).toBe(true);
  });

  it('verifyPassword without an account returns false after the same work', async () => {
    const stored = await hashPassword('lal ghoda 27');
    // CPU time, because wall time also depends on other processes.
    const workFor = async (hash: string | null): Promise<number> => {
      const before = process.cpuUsage();
      expect(await verifyPassword('wrong guess', hash)).toBe(false);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    let nobody = 0;
    let somebody = 0;
    for (let round = 0; round < 8; round += 1) {
      nobody += await workFor(null);
      somebody += await workFor(stored);
    }
    expect(nobody / somebody).toBeGreaterThan(0.5);
    expect(nobody / somebody).toBeLessThan(2);
  });

  it('verifyPassword throws on a malformed hash', async () => {
    await expect(verifyPassword('lal ghoda 27', 'plain')).rejects.toThrow('unreadable');
  });
});

describe('weak passwords', () => {
  const lastCommon = [...GUESSABLE_PASSWORDS][9_999] ?? '';
  const owner = { email: 'Asha.Verma@example.in', phone: '+91 98765 01234' };

  it.each([
    ['seven letters', 'kursi 7'],
    ['129 letters', 'ab'.repeat(64) + 'c'],
    ['a common one', 'password123'],
    ['a common one in capitals', 'Welcome@123'],
    ['one letter repeated', 'zzzzzzzzzz'],
    ['the 10,000th of the most used', lastCommon],
    ['our name and a number', 'karigar123'],
    ['our name in other letters', 'K@r1gar_2026'],
    ['two of our words', 'PunePlumber!'],
    ['a city twice', 'punepune'],
    ['a city and a year', 'Mumbai@2026'],
    ['the email', 'asha.verma@EXAMPLE.in'],
    ['the name in the email', 'Asha.Verma'],
    ['the phone', '9876501234'],
    ['the phone with country code and dashes', '+91-98765-01234'],
  ])('isWeakPassword refuses %s', (_, password) => {
    expect(isWeakPassword(password, owner)).toBe(true);
  });

  it.each([
    'karigar-demo-2026',
    'pune kursi 7',
    'karigar 48205 71936',
    'kursi 78',
    'ab'.repeat(64),
    'लाल घोड़ा 27',
    '9876501235',
  ])('isWeakPassword accepts %j', (password) => {
    expect(isWeakPassword(password, owner)).toBe(false);
    expect(isWeakPassword(password, { email: null, phone: null })).toBe(false);
  });

  it('the list of guessable passwords has only passwords that pass the length rule', () => {
    expect(GUESSABLE_PASSWORDS.size).toBeGreaterThan(10_000);
    for (const common of GUESSABLE_PASSWORDS) {
      expect(common).toBe(common.toLowerCase());
      expect(common.length, common).toBeGreaterThanOrEqual(8);
    }
  });
});
