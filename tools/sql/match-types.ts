import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Catalog } from './catalog.ts';

export type Kind =
  | 'array'
  | 'bigint'
  | 'boolean'
  | 'bytes'
  | 'date'
  | 'json'
  | 'never'
  | 'number'
  | 'object'
  | 'string'
  | 'unknown';

/** A TypeScript type without null and undefined. */
export interface Split {
  hasNull: boolean;
  hasUndefined: boolean;
  rest: readonly Type[];
}

export function split(type: Type): Split {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const has = (flag: TypeFlags) => parts.some(({ flags }) => (flags & flag) !== 0);
  return {
    hasNull: has(TypeFlags.Null) || has(TypeFlags.AnyOrUnknown),
    hasUndefined: has(TypeFlags.Undefined),
    rest: parts.filter(({ flags }) => (flags & TypeFlags.Nullable) === 0),
  };
}

const BYTES = new Set(['Buffer', 'Uint8Array', 'ArrayBuffer']);

export function kindOf(type: Type, checker: Checker): Kind {
  const { flags } = type;
  if (flags & TypeFlags.Never) return 'never';
  if (flags & TypeFlags.AnyOrUnknown) return 'unknown';
  if (flags & TypeFlags.StringLike) return 'string';
  if (flags & TypeFlags.NumberLike) return 'number';
  if (flags & TypeFlags.BooleanLike) return 'boolean';
  if (flags & TypeFlags.BigIntLike) return 'bigint';
  // A branded number is a number and an object at once.
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().map((part) => kindOf(part, checker));
    return kinds.find((kind) => kind !== 'object') ?? 'object';
  }
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined ? 'unknown' : kindOf(constraint, checker);
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  const name = type.getSymbol()?.name ?? '';
  if (name === 'Date') return 'date';
  return BYTES.has(name) ? 'bytes' : 'object';
}

export function elementOf(type: Type, checker: Checker): Type | undefined {
  return type.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined;
}

const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'oid']);
const DATES = new Set(['timestamptz', 'timestamp']);
const JSON_TYPES = new Set(['json', 'jsonb']);

/** What the driver makes of a value that PostgreSQL sends. */
export function readKind(type: number, catalog: Catalog): Kind {
  const { name, element } = catalog.type(type);
  if (element !== null) return 'array';
  if (NUMBERS.has(name)) return 'number';
  if (DATES.has(name) || name === 'date') return 'date';
  if (JSON_TYPES.has(name)) return 'json';
  if (name === 'bool') return 'boolean';
  if (name === 'bytea') return 'bytes';
  return name === 'interval' || name === 'point' ? 'object' : 'string';
}

/** The driver parses a bigint to a number, but the elements of a bigint[] to strings, and of a numeric[] to numbers. */
export function readElementKind(element: number, catalog: Catalog): Kind {
  const { name } = catalog.type(element);
  if (name === 'int8') return 'string';
  return name === 'numeric' ? 'number' : readKind(element, catalog);
}

/** What may be passed for a parameter. Json is passed as text: the driver would make an array of PostgreSQL of a list. */
export function writtenKinds(type: number, catalog: Catalog): Kind[] {
  const { name, element } = catalog.type(type);
  if (element !== null) return ['array'];
  if (name === 'int8') return ['number', 'bigint'];
  if (NUMBERS.has(name)) return ['number'];
  if (name === 'numeric') return ['number', 'string'];
  if (DATES.has(name)) return ['date'];
  if (name === 'bool') return ['boolean'];
  return name === 'bytea' ? ['bytes'] : ['string'];
}
