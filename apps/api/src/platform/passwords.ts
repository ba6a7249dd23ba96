import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { readPhone } from '@karigar/domain/identity/phone';
import { atMost } from './at-most.ts';
import { GUESSABLE_PASSWORDS } from './guessable-passwords.ts';
import { isOfOwnWords } from './own-words.ts';

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const STORED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43,86})$/;

const derive = promisify(argon2);
const atMostFour = atMost(4);

// A character can be typed as different code points; the same password must give the same bytes.
const normal = (password: string): string => password.normalize('NFKC');

const tagOf = (password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  atMostFour(() =>
    derive('argon2id', { ...cost, message: normal(password), nonce: salt, tagLength }),
  );

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const write = (salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

// No password matches it, but checking it takes as long as checking a real hash.
const DUMMY = write(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return write(salt, await tagOf(password, salt, COST, TAG_BYTES));
};

/** `stored` is null without an account or password: returns false after the same time. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, written] = STORED.exec(stored ?? DUMMY) ?? [];
  if (salt === undefined || written === undefined) throw new Error('unreadable password hash');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(written, 'base64');
  const tag = await tagOf(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(tag, expected) && stored !== null;
};

const SHORTEST = 8;
const LONGEST = 128;

export const isWeakPassword = (
  password: string,
  owner: { readonly email: string | null; readonly phone: string | null },
): boolean => {
  const plain = normal(password).toLowerCase();
  const length = [...plain].length;
  if (length < SHORTEST || length > LONGEST) return true;
  if (GUESSABLE_PASSWORDS.has(plain) || new Set(plain).size === 1) return true;
  if (isOfOwnWords(plain)) return true;

  const email = owner.email?.trim().toLowerCase();
  if (email !== undefined && (plain === email || plain === email.split('@')[0])) return true;

  const phone = owner.phone === null ? null : readPhone(owner.phone);
  return phone !== null && readPhone(plain) === phone;
};
