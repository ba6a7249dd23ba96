import type { Statement } from './db.ts';

type Values = Readonly<Record<string, unknown>>;

export const named = ({ name, text }: Statement) => {
  const parameters = [...new Set(Array.from(text.matchAll(/\$([a-z]+)/gi), ([, one]) => one ?? ''))];
  return {
    name,
    parameters,
    text: text.replaceAll(/\$([a-z]+)/gi, (_, one: string) => `$${parameters.indexOf(one) + 1}`),
    values: (values: Values): unknown[] => parameters.map((one) => values[one]),
  };
};
