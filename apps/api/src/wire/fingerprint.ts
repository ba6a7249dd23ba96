import { hash } from 'node:crypto';
import type { FieldValue, Fields } from '@karigar/contract/wire/form-data';
import type { Vault } from '#platform/vault';

const NOT_PART_OF_THE_ACTION = new Set(['authToken', 'programType']);

const digestOf = async (value: string | File): Promise<string> => {
  const bytes = typeof value === 'string' ? value : await value.bytes();
  return `${typeof value === 'string' ? 't' : 'f'}${hash('sha256', bytes)}`;
};

const listOf = (value: FieldValue): readonly (string | File)[] =>
  typeof value === 'string' || value instanceof File ? [value] : value;

/**
 * Fingerprint of an action, independent of the order of its fields. Keyed, because the fields
 * contain account and document numbers, which could be guessed from a plain hash.
 */
export const fingerprint = async (
  call: string,
  fields: Fields,
  vault: Pick<Vault, 'keyedHash'>,
): Promise<string> => {
  const lines: string[] = [];
  for (const [name, value] of fields) {
    if (NOT_PART_OF_THE_ACTION.has(name)) continue;
    const digests = await Promise.all(listOf(value).map(digestOf));
    lines.push(JSON.stringify([name, digests]));
  }
  return vault.keyedHash([call, ...lines.toSorted()].join('\n'), 'idempotency');
};
