import * as z from 'zod/mini';
import type { AnyCall } from '../define-call.ts';
import { fieldNotes, type FieldNote } from './fields.ts';

export type DescribedField = {
  readonly name: string;
  readonly wireName: string;
  readonly optional: boolean;
  readonly list: boolean;
  readonly note: FieldNote;
};

const shapeOf = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> => {
  if (schema instanceof z.ZodMiniCodec) return shapeOf(schema.def.in);
  if (schema instanceof z.ZodMiniObject) return schema.shape;
  throw new TypeError('the input of a call is an object, or a codec from one');
};

/** The fields of a call, from its schema; used by the reference page and the generated tests. */
export const describeFields = (call: AnyCall): readonly DescribedField[] =>
  Object.entries(shapeOf(call.input)).map(([name, schema]) => {
    const optional = schema instanceof z.ZodMiniOptional;
    const own = optional ? schema.def.innerType : schema;
    const list = own instanceof z.ZodMiniArray;
    const note = fieldNotes.get(list ? own.def.element : own);
    const wireName = call.fields[name];
    if (!note || wireName === undefined) throw new TypeError(`${call.name}: ${name} has no note`);
    return { name, wireName, optional, list, note };
  });
