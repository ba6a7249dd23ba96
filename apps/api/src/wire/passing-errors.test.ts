import { describe, expect, it } from 'vitest';
import { errorReply } from './error-reply.ts';

const coded = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('an error that passes is answered 503 with Retry-After', () => {
  it.each([
    ['a standby during a failover', coded('25006')],
    ['a full disk', coded('53100')],
    ['a full disk of uploaded files', coded('ENOSPC')],
    ['a crash of PostgreSQL', coded('57P02')],
    ['no connection left', coded('53300')],
    ['a pooler that lost its server', coded('08P01')],
    ['a broken pipe', coded('EPIPE')],
    ['a reset connection', coded('ECONNRESET')],
    ['a connection that takes too long', coded('ETIMEDOUT')],
    ['a refused connection', coded('ECONNREFUSED')],
    [
      'a connection that broke before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['its cause', new Error('the relay failed', { cause: coded('57P01') })],
  ])('%s', (_name, error) => {
    const { status, retryAfterSeconds } = errorReply(error, 'en');
    expect([status, retryAfterSeconds]).toEqual([503, 1]);
  });
});

it.each([
  ['a wrong statement', coded('42703')],
  ['a broken rule', coded('23514')],
  ['a bug', new TypeError('x is not a function')],
])('%s is answered 500 and not tried again', (_name, error) => {
  const { status, retryAfterSeconds } = errorReply(error, 'en');
  expect([status, retryAfterSeconds]).toEqual([500, null]);
});
