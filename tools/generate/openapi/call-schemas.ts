import type { AnyCall } from '@karigar/contract/define-call';
import { REFUSALS, type ProtocolRefusalName, type RefusalName } from '@karigar/contract/refusals';
import { describeFields, type DescribedField } from '@karigar/contract/wire/describe-fields';
import * as z from 'zod/mini';

export type Json = { readonly [key: string]: unknown };

type AnyRefusal = RefusalName | ProtocolRefusalName;

/** The schema of what is on the wire: what a call takes, and the server's data before the client reads it. */
const wireSchema = (schema: z.core.$ZodType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

const fieldSchema = (field: DescribedField, own: Json): Json => {
  const { note } = field;
  const words = { description: note.says };
  if (note.kind === 'file') return { type: 'string', format: 'binary', ...words };
  const known = note.kind === 'text' ? { type: 'string', maxLength: note.max } : own;
  return { ...known, ...words };
};

const ofField = (field: DescribedField, properties: Json): Json => {
  const own = properties[field.name] as Json;
  if (!field.list) return fieldSchema(field, own);
  return { ...own, items: fieldSchema(field, own['items'] as Json) };
};

/** The form of a call: its fields by their wire names, and what says which call it is. */
export const requestSchema = (call: AnyCall): Json => {
  const { properties = {} } = wireSchema(call.input) as { properties?: Json };
  const fields = describeFields(call);
  const required = fields.filter(({ optional }) => !optional).map(({ wireName }) => wireName);
  return {
    type: 'object',
    properties: {
      programType: { const: call.programType },
      ...(call.who === 'anyone' ? {} : { authToken: { type: 'string' } }),
      ...Object.fromEntries(fields.map((field) => [field.wireName, ofField(field, properties)])),
    },
    required: ['programType', ...(call.who === 'anyone' ? [] : ['authToken']), ...required],
  };
};

const envelope = (code: Json, data: Json, success: boolean): Json => ({
  type: 'object',
  properties: {
    server: { const: 'karigar' },
    success: { const: success },
    code,
    message: { type: 'string' },
    data,
  },
  required: ['server', 'success', 'code', 'message', 'data'],
});

export const replySchema = (call: AnyCall): Json =>
  envelope({ const: 200 }, wireSchema(call.output), true);

export const refusalSchema = (name: AnyRefusal): Json => {
  const { details, text } = REFUSALS[name];
  return {
    description: text.message,
    ...envelope({ const: name }, details ? wireSchema(details) : { type: 'null' }, false),
  };
};
