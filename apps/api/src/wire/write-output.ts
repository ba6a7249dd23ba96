import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Write = (value: unknown) => unknown;

/** Thrown when the compiled encoder cannot decide; z.encode then decides and creates the error. */
const UNSURE = new Error('unsure');

const unsure = (): never => {
  throw UNSURE;
};

type Check = z.core.$ZodCheck;

/** Checks of a schema beyond its type; a format such as an email address is itself a check. */
const checksOf = (schema: Schema): readonly Check[] => {
  const { def, traits } = schema._zod;
  const own = traits.has('$ZodCheck') && !(schema instanceof z.ZodMiniCustom);
  return own ? [schema as unknown as Check, ...(def.checks ?? [])] : (def.checks ?? []);
};

const isWhole = (check: Check): boolean =>
  check instanceof z.ZodMiniNumberFormat && check.def.format === 'safeint';

type Fits = (value: unknown) => boolean;

const fitsNumber = (checks: readonly Check[]): Fits | null => {
  if (checks.length === 0) return Number.isFinite;
  return checks.every(isWhole) ? Number.isSafeInteger : null;
};

const fitsAny = (options: readonly Schema[]): Fits | null => {
  const known = options.map(fitsOf).filter((fits) => fits !== null);
  if (known.length < options.length) return null;
  return known.reduce((one, other) => (value) => one(value) || other(value));
};

/** For a schema that does not transform its value: whether the value is certainly valid. */
const fitsOf = (schema: Schema): Fits | null => {
  const checks = checksOf(schema);
  if (schema instanceof z.ZodMiniNumber) return fitsNumber(checks);
  if (checks.length > 0) return null;
  if (schema instanceof z.ZodMiniString) return (value) => typeof value === 'string';
  if (schema instanceof z.ZodMiniBoolean) return (value) => typeof value === 'boolean';
  if (schema instanceof z.ZodMiniNull) return (value) => value === null;
  if (schema instanceof z.ZodMiniLiteral || schema instanceof z.ZodMiniEnum) {
    const { values } = schema._zod;
    return (value) => values.has(value as string);
  }
  if (schema instanceof z.ZodMiniUnknown) return () => true;
  if (schema instanceof z.ZodMiniCustom) return (value) => schema.def.fn(value) === true;
  if (schema instanceof z.ZodMiniUnion) return fitsAny(schema.def.options);
  if (schema instanceof z.ZodMiniOptional) return fitsOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniNullable) {
    const fits = fitsOf(schema.def.innerType);
    return fits && ((value) => value === null || fits(value));
  }
  return null;
};

const writeCodec = ({ in: wire, out: own, reverseTransform }: z.core.$ZodCodecDef): Write => {
  const [fromOwn, toWire] = [writeOf(own), writeOf(wire)];
  const encode = reverseTransform as (value: unknown) => unknown;
  // With a second parameter the codec could report issues; ours only translate.
  return encode.length > 1 ? unsure : (value) => toWire(encode(fromOwn(value)));
};

const writeObject = (shape: Readonly<Record<string, Schema>>): Write => {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    write: writeOf(schema),
    mayBeAbsent: schema instanceof z.ZodMiniOptional,
  }));
  // Copying an object that has all fields, in their order, makes filling them several times faster.
  const empty = Object.fromEntries(
    fields.map(({ name, mayBeAbsent }) => [name, mayBeAbsent ? undefined : null]),
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) return unsure();
    const written: Record<string, unknown> = { ...empty };
    for (const { name, write, mayBeAbsent } of fields) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== undefined) written[name] = write(field);
      else if (!mayBeAbsent) unsure();
    }
    return written;
  };
};

const writeNullable =
  (inner: Write): Write =>
  (value) =>
    value === null ? null : inner(value);

const writeList =
  (item: Write): Write =>
  (value) =>
    Array.isArray(value) ? value.map((one) => item(one)) : unsure();

/** zod's own checks, which run on the value before it is encoded. */
const passes = (checks: readonly Check[], value: unknown): boolean =>
  checks.every((check) => {
    const payload = { value: value as never, issues: [] };
    const waits = check._zod.check(payload) instanceof Promise;
    return !waits && payload.issues.length === 0 && payload.value === value;
  });

const writeOf = (schema: Schema): Write => {
  const fits = fitsOf(schema);
  if (fits !== null) return (value) => (fits(value) ? value : unsure());
  const checks = checksOf(schema);
  const write = writeUnchecked(schema);
  if (checks.length === 0) return write;
  return (value) => (passes(checks, value) ? write(value) : unsure());
};

const writeUnchecked = (schema: Schema): Write => {
  if (schema instanceof z.ZodMiniCodec) return writeCodec(schema.def);
  if (schema instanceof z.ZodMiniObject && !schema.def.catchall) return writeObject(schema.shape);
  if (schema instanceof z.ZodMiniArray) return writeList(writeOf(schema.def.element));
  if (schema instanceof z.ZodMiniOptional) return writeOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniNullable) return writeNullable(writeOf(schema.def.innerType));
  return unsure;
};

const written = new WeakMap<Schema, Write>();

type Encode = (schema: z.ZodMiniType, value: unknown) => unknown;

/**
 * Compiled encoder, cached per schema: a list of ten bookings takes a third of the time. Falls back
 * to `slowly` on anything that it does not fully understand.
 */
export const writeOutput = (
  schema: z.ZodMiniType,
  value: unknown,
  slowly: Encode = z.encode,
): unknown => {
  let write = written.get(schema);
  if (write === undefined) written.set(schema, (write = writeOf(schema)));
  try {
    return write(value);
  } catch (error) {
    if (error !== UNSURE) throw error;
    return slowly(schema, value);
  }
};
