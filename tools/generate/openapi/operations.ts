import type { AnyCall } from '@karigar/contract/define-call';
import { PROTOCOL_REFUSALS, REFUSALS } from '@karigar/contract/refusals';
import type { Json } from './call-schemas.ts';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** One schema, or any of several. */
const anyOf = (names: readonly string[]): Json => {
  const [first, ...others] = names;
  return first !== undefined && others.length === 0 ? ref(first) : { anyOf: names.map(ref) };
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Done, or refused by a rule of the call: `success` says which.',
};

/** Names of the schemas of every reply, by status. */
const repliesOf = (calls: readonly AnyCall[]): ReadonlyMap<number, readonly string[]> => {
  const refusals = new Set([...calls.flatMap((call) => call.refusals), ...PROTOCOL_REFUSALS]);
  const replies = [
    ...calls.map(({ name }) => ({ status: 200, schema: `${name}.reply` })),
    ...[...refusals].map((name) => ({ status: REFUSALS[name].status, schema: `refusal.${name}` })),
  ];
  const byStatus = Map.groupBy(replies, ({ status }) => status);
  return new Map([...byStatus].map(([status, of]) => [status, of.map(({ schema }) => schema)]));
};

const lineOf = (call: AnyCall): string => {
  const who = call.who === 'anyone' ? 'anyone' : call.who.join(', ');
  const effect = call.writes ? `writes, a repeated key gets the first ${call.replay}` : 'reads';
  return `- \`${call.programType}\` (${call.name}): ${who}; ${effect}.`;
};

const KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'For calls that write: the same key never takes effect twice.',
  schema: { type: 'string', format: 'uuid' },
};

/** All calls of a path are one operation in OpenAPI; `programType` says which is meant. */
export const operationOf = (path: string, calls: readonly AnyCall[]): Json => ({
  post: {
    operationId: path.replaceAll('/', '-'),
    summary: calls.map(({ name }) => name).join(', '),
    description: calls.map(lineOf).join('\n'),
    parameters: calls.some(({ writes }) => writes) ? [KEY] : [],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            ...anyOf(calls.map(({ name }) => `${name}.request`)),
            discriminator: {
              propertyName: 'programType',
              mapping: Object.fromEntries(
                calls.map(({ name, programType }) => [
                  programType,
                  `#/components/schemas/${name}.request`,
                ]),
              ),
            },
          },
        },
      },
    },
    responses: Object.fromEntries(
      [...repliesOf(calls)].map(([status, names]) => [
        status,
        { description: STATUS_WORDS[status] ?? 'Refused.', content: json(anyOf(names)) },
      ]),
    ),
  },
});
