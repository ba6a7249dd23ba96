import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@karigar/contract/registry';
import { goldenOf, type Golden } from '@karigar/contract/testing/fixtures';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { repoRoot } from '../../repo/root.ts';

type Document = {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, z.core.JSONSchema.JSONSchema>> };
};

const written = readFileSync(join(repoRoot, 'docs/openapi.json'), 'utf8');
const { paths, components } = JSON.parse(written) as Document;
const isDescribed = (name: string): boolean => `${name}.request` in components.schemas;
const fits = (name: string, value: unknown): boolean => {
  const schema = components.schemas[name];
  if (schema === undefined) throw new Error(`docs/openapi.json has no ${name}`);
  return z.fromJSONSchema(schema).safeParse(value).success;
};

const sent = (body: unknown): object => ({ server: 'karigar', ...(body as object) });
/** JSON has no files. */
const asText = (fields: Golden['request']['fields']): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof File ? 'bytes' : value]),
  );

const described = CALLS.filter(({ name }) => isDescribed(name));

describe.each(described.map((call) => ({ call, name: call.name })))(
  'docs/openapi.json: $name',
  ({ call, name }) => {
    const { request, success, refusals } = goldenOf(call) as Golden;
    const session = call.who === 'anyone' ? {} : { authToken: 'a session' };
    const form = { programType: call.programType, ...session, ...asText(request.fields) };

    it('describes the golden request, and no other programType', () => {
      expect(fits(`${name}.request`, form)).toBe(true);
      expect(fits(`${name}.request`, { ...form, programType: 'another' })).toBe(false);
    });

    it('describes the golden replies', () => {
      expect(fits(`${name}.reply`, sent(success.body))).toBe(true);
      for (const [refusal, { body }] of Object.entries(refusals))
        expect(fits(`refusal.${refusal}`, sent(body)), refusal).toBe(true);
    });
  },
);

it('docs/openapi.json has the public calls alone', () => {
  expect(isDescribed('place-order')).toBe(true);
  expect(isDescribed('list-board')).toBe(false);
  expect(Object.keys(paths).filter((path) => path.startsWith('/console'))).toEqual([]);
});

it('each reference of docs/openapi.json leads to a schema', () => {
  const named = written.matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  const missing = [...named].flatMap(([, name = '']) => (name in components.schemas ? [] : [name]));
  expect(missing).toEqual([]);
});
