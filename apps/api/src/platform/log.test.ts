import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const NAMES = [
  'phone',
  'alternateNo',
  'username',
  'token',
  'authToken',
  'idToken',
  'otp',
  'password',
  'accountNo',
  'accountNumber',
  'ifsc',
  'documentNumber',
  'cookie',
  'set-cookie',
  'authorization',
  'Authorization',
];
const CANARY = 'canary-9876501234';

const captured = () => {
  const lines: string[] = [];
  const log = createLog({
    level: 'debug',
    destination: {
      write: (line) => {
        lines.push(line);
      },
    },
  });
  return { log, lines };
};

it.each(NAMES)('the log never contains a %s, at any depth, in a list or in bindings', (name) => {
  const secret = { [name]: CANARY };
  const { log, lines } = captured();
  log.info(secret, 'depth 0');
  log.info({ a: secret }, 'depth 1');
  log.info({ a: { b: secret } }, 'depth 2');
  log.info({ a: { b: { c: secret } } }, 'depth 3');
  log.info({ a: { b: { c: { d: { e: { f: { g: { h: secret } } } } } } } }, 'deeper than we go');
  log.info({ list: [secret, { inner: [secret] }] }, 'lists');
  log.info({ [name]: { nested: CANARY } }, 'a whole object');
  log
    .child(secret)
    .child({ req: { headers: secret } })
    .info('bindings');
  log.error({ err: Object.assign(new Error('failed'), secret) });
  expect(lines).toHaveLength(9);
  expect(lines.join('')).not.toContain(CANARY);
});

it('the log keeps all other fields, with request ids of children', () => {
  const { log, lines } = captured();
  const at = new Date(0);
  log.child({ requestId: 'r-1' }).warn({ call: 'start-work', list: [1, { two: 2 }], at }, 'slow');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    requestId: 'r-1',
    call: 'start-work',
    list: [1, { two: 2 }],
    at: '1970-01-01T00:00:00.000Z',
    msg: 'slow',
  });
});

it('the log does not modify the logged object', () => {
  const { log } = captured();
  const input = { phone: CANARY, inner: { otp: '123456' } };
  log.info(input);
  expect(input).toEqual({ phone: CANARY, inner: { otp: '123456' } });
});

it('the log names a database error without the row it repeats', () => {
  const { log, lines } = captured();
  const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    constraint: 'accounts_phone_key',
    detail: `Key (phone)=(${CANARY}) already exists.`,
  });
  log.error(error);
  log.error({ error });
  expect(lines.join('')).not.toContain(CANARY);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { code: '23505', constraint: 'accounts_phone_key', message: error.message },
  });
  expect(JSON.parse(lines[0] ?? '').err.stack).toContain('log.test.ts');
});

it('the log accepts a circular object', () => {
  const { log, lines } = captured();
  const loop: Record<string, unknown> = { phone: CANARY };
  loop['self'] = loop;
  log.info(loop, 'round');
  expect(lines.join('')).toContain('round');
  expect(lines.join('')).not.toContain(CANARY);
});

it('every line, also of a child, names the process that wrote it', () => {
  const lines: string[] = [];
  const source = { roles: 'http,live', version: '1.2.3', host: 'one', pid: 42 };
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog({ level: 'info', source, destination });
  log.info('a line');
  log.child({ requestId: 'r-1' }).info('a line of a child');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining(source),
    expect.objectContaining({ ...source, requestId: 'r-1' }),
  ]);
});
