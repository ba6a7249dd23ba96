import type { Say } from '@karigar/domain/msg';
import { describe, expect, it } from 'vitest';
import { CALLS } from './registry.ts';
import { REFUSALS, type RefusalName } from './refusals.ts';
import { goldenOf, type Golden } from './testing/fixtures.ts';
import { writeRefusal, writeSuccess } from './wire/envelope.ts';
import { readReply } from './wire/read-reply.ts';
import { decodeInput, encodeInput } from './wire/form-data.ts';

const inEnglish: Say = ({ message }) => message;
const isRefusal = (name: string): name is RefusalName => Object.hasOwn(REFUSALS, name);

describe.each(CALLS.map((call) => ({ call, name: call.name })))('$name', ({ call }) => {
  const golden = goldenOf(call) as Golden;
  const fields = new Map(Object.entries(golden.request.fields));

  it('writes the golden request on the client', () => {
    expect(encodeInput(call, golden.request.input)).toEqual(fields);
  });

  it('reads the golden request on the server', () => {
    expect(decodeInput(call, fields)).toEqual({ ok: true, value: golden.request.input });
  });

  it('ignores an unknown field', () => {
    const more = new Map([...fields, ['extra', 'x'], ['__proto__', 'x']]);
    expect(decodeInput(call, more)).toEqual({ ok: true, value: golden.request.input });
  });

  it('writes the golden success on the server', () => {
    expect(writeSuccess(call, golden.success.data, inEnglish)).toEqual(golden.success.body);
  });

  it('reads the golden success on the client', () => {
    expect(readReply(call, golden.success.body)).toMatchObject({
      kind: 'ok',
      data: golden.success.data,
    });
  });

  it('reads the replies of other servers of this wire', () => {
    for (const reply of golden.lenient ?? []) {
      const read = readReply(call, reply.body);
      expect(read, reply.because).toEqual({ kind: 'ok', data: reply.data, message: '' });
    }
    expect(readReply(call, 'no envelope')).toEqual({ kind: 'bad-reply' });
  });

  it('writes and reads each golden refusal', () => {
    for (const [name, { body, details }] of Object.entries(golden.refusals)) {
      if (!isRefusal(name)) throw new Error(`unknown refusal ${name}`);
      expect(writeRefusal(name, inEnglish, details)).toEqual(body);
      expect(readReply(call, body)).toMatchObject({ kind: 'refused', code: name, details });
    }
    expect(Object.keys(golden.refusals)).toEqual(call.refusals);
  });
});
