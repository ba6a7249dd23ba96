import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../registry.ts';
import { anyInput } from '../testing/any-input.ts';
import { decodeInput, encodeInput, readFields, writeForm } from './form-data.ts';

const INPUTS = process.env['CI'] ? 200 : 1000;

const contentOf = async (value: unknown): Promise<unknown> =>
  value instanceof File
    ? { name: value.name, type: value.type, bytes: await value.bytes() }
    : value;

const comparable = async (input: unknown): Promise<unknown> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(input as object).map(async ([name, value]) => [name, await contentOf(value)]),
    ),
  );

/** Through the bytes of a real multipart body, as sent over the network. */
const overTheWire = async (form: FormData): Promise<FormData> => {
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return new Response(await sent.arrayBuffer(), { headers: { 'content-type': type } }).formData();
};

describe(`encode then decode of ${INPUTS} inputs is the identity`, () => {
  it.each(CALLS.map((call) => ({ call, name: call.name })))(
    'encodes and decodes inputs of $name without change',
    async ({ call }) => {
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(anyInput(call), async (input) => {
          const form = await overTheWire(writeForm(call, encodeInput(call, input), 'token'));
          expect(form.get('programType')).toBe(call.programType);
          expect(form.get('authToken')).toBe('token');
          const fields = readFields(form);
          if (!fields.ok) throw new Error(fields.refusal);
          const decoded = decodeInput(call, fields.value);
          if (!decoded.ok) throw new Error(decoded.refusal);
          expect(await comparable(decoded.value)).toEqual(await comparable(input));
          tried += 1;
        }),
        { numRuns: INPUTS },
      );
      expect(tried).toBeGreaterThanOrEqual(INPUTS);
    },
    60_000,
  );
});
