import { accepted, refused, type Result } from '@karigar/domain/result';
import * as z from 'zod/mini';
import type { AnyCall, InputOf } from '../define-call.ts';

export type FieldValue = string | File | readonly (string | File)[];
/** A request's fields by their wire names, a list under its name with []. */
export type Fields = ReadonlyMap<string, FieldValue>;

const isList = (name: string): boolean => name.endsWith('[]');

/** Browsers send an empty file input as a nameless part of no bytes. */
const isEmptyFile = (value: string | File): boolean =>
  typeof value !== 'string' && value.size === 0 && value.name === '';

/** Collects a form's parts. A plain field sent twice is ambiguous, so it is refused. */
export const readFields = (
  parts: Iterable<readonly [string, string | File]>,
): Result<Fields, 'request.malformed'> => {
  const fields = new Map<string, string | File | (string | File)[]>();
  for (const [name, value] of parts) {
    const known = fields.get(name);
    if (isEmptyFile(value)) continue;
    if (Array.isArray(known)) known.push(value);
    else if (known !== undefined) return refused('request.malformed');
    else fields.set(name, isList(name) ? [value] : value);
  }
  return accepted(fields);
};

export const decodeInput = <Call extends AnyCall>(
  call: Call,
  fields: Fields,
): Result<InputOf<Call>, 'request.malformed'> => {
  const written: Record<string, FieldValue> = {};
  for (const [field, name] of Object.entries(call.fields)) {
    const value = fields.get(name);
    if (value !== undefined) written[field] = value;
  }
  const read = z.safeDecode(call.input, written);
  return read.success ? accepted(read.data as InputOf<Call>) : refused('request.malformed');
};

/** Throws on an input that its own schema refuses: that is a bug of the caller, not a reply. */
export const encodeInput = <Call extends AnyCall>(call: Call, input: InputOf<Call>): Fields => {
  const written = z.encode(call.input, input) as Record<string, FieldValue | undefined>;
  const fields = new Map<string, FieldValue>();
  for (const [field, name] of Object.entries(call.fields)) {
    const value = written[field];
    if (value !== undefined) fields.set(name, value);
  }
  return fields;
};

/** The body of a call: its fields, its programType and, when logged in, the authToken. */
export const writeForm = (
  call: Pick<AnyCall, 'programType'>,
  fields: Fields,
  authToken: string | null,
): FormData => {
  const form = new FormData();
  form.append('programType', call.programType);
  if (authToken !== null) form.append('authToken', authToken);
  for (const [name, value] of fields) {
    for (const one of [value].flat()) {
      if (typeof one === 'string') form.append(name, one);
      else form.append(name, one, one.name);
    }
  }
  return form;
};
