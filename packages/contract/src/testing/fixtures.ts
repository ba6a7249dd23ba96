import { existsSync, readFileSync } from 'node:fs';
import type { AnyCall } from '../define-call.ts';

export type Golden = {
  readonly request: {
    readonly fields: Readonly<Record<string, string | File | string[]>>;
    readonly input: unknown;
  };
  readonly success: { readonly body: unknown; readonly data: unknown };
  /** Replies of other servers of this wire, which the client reads too. */
  readonly lenient?: readonly {
    readonly because: string;
    readonly body: unknown;
    readonly data: unknown;
  }[];
  readonly refusals: Readonly<
    Record<string, { readonly body: unknown; readonly details: unknown }>
  >;
};

const DIRECTORY = new URL('../../fixtures/', import.meta.url);

type WrittenFile = { $file: { name: string; type: string; base64: string } };

const isWrittenFile = (value: unknown): value is WrittenFile =>
  typeof value === 'object' && value !== null && '$file' in value;

const revive = (_key: string, value: unknown): unknown => {
  if (!isWrittenFile(value)) return value;
  const { name, type, base64 } = value.$file;
  return new File([Buffer.from(base64, 'base64')], name, { type, lastModified: 0 });
};

/** The golden request and replies of a call; null when there is no fixture. */
export const goldenOf = (call: Pick<AnyCall, 'name'>): Golden | null => {
  const file = new URL(`${call.name}.json`, DIRECTORY);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8'), revive) as Golden) : null;
};

/** The gaps: a call needs a fixture with exactly the refusals it declares. */
export const fixtureGaps = (calls: readonly AnyCall[]): string[] =>
  calls.flatMap((call) => {
    const golden = goldenOf(call);
    if (golden === null) return [`${call.name}: no fixture`];
    const written = Object.keys(golden.refusals);
    const declared: readonly string[] = call.refusals;
    return [
      ...declared
        .filter((name) => !written.includes(name))
        .map((name) => `${call.name}: no fixture for ${name}`),
      ...written
        .filter((name) => !declared.includes(name))
        .map((name) => `${call.name}: undeclared ${name}`),
    ];
  });
