import type { AnyCall } from '@karigar/contract/define-call';
import { BUSINESS_REFUSALS, PROTOCOL_REFUSALS } from '@karigar/contract/refusals';
import { CALLS } from '@karigar/contract/registry';
import type { Generator } from '../generator.ts';
import { refusalSchema, replySchema, requestSchema } from '../openapi/call-schemas.ts';
import { operationOf } from '../openapi/operations.ts';

/** Calls of the console have a listener of their own, which partners never reach. */
const isPublic = ({ at, who }: AnyCall): boolean =>
  at === undefined && (who === 'anyone' || who.some((role) => role !== 'operator'));

const DESCRIPTION = `Written by \`npm run generate\` from packages/contract; do not edit. Each call is a POST of
multipart/form-data; several calls share a path, and the field programType says which is meant. What calls do, in
words: docs/calls.md. A busy server replies 503 with Retry-After in whole seconds.`;

const document = (): string => {
  const calls = CALLS.filter(isPublic);
  const used = new Set<string>([
    ...calls.flatMap(({ refusals }) => refusals),
    ...PROTOCOL_REFUSALS,
  ]);
  const refusals = [...BUSINESS_REFUSALS, ...PROTOCOL_REFUSALS].filter((name) => used.has(name));
  const byPath = Object.entries(Object.groupBy(calls, ({ path }) => path));
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Karigar',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    security: [{ client: [] }],
    paths: Object.fromEntries(byPath.map(([path, of = []]) => [`/${path}`, operationOf(path, of)])),
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'bearer', description: "The app's public client id." },
      },
      schemas: Object.fromEntries([
        ...calls.flatMap((call) => [
          [`${call.name}.request`, requestSchema(call)],
          [`${call.name}.reply`, replySchema(call)],
        ]),
        ...refusals.map((name) => [`refusal.${name}`, refusalSchema(name)]),
      ]),
    },
  });
};

export const openapi: Generator = { file: 'docs/openapi.json', render: document };
