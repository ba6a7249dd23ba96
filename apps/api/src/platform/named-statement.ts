import type { Statement } from './db.ts';

type LettersOf<
  Text extends string,
  All extends string = never,
> = Text extends `${infer First}${infer Rest}` ? LettersOf<Rest, All | First> : All;
type Letter = LettersOf<'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'>;
type NameAt<
  Text extends string,
  Name extends string = '',
> = Text extends `${infer First}${infer Rest}`
  ? First extends Letter
    ? NameAt<Rest, `${Name}${First}`>
    : Name
  : Name;
type NamesIn<
  Text extends string,
  All extends string = never,
> = Text extends `${string}$${infer After}` ? NamesIn<After, All | NameAt<After>> : All;

/** A statement written with names (`$bookingId`), which PostgreSQL gets as positions. */
export type NamedStatement<Name extends string> = Statement & {
  readonly parameters: readonly string[];
  /** The values in the order of the positions. */
  readonly values: (named: Readonly<Record<Name, unknown>>) => unknown[];
};

const PARAMETER = /\$([a-z]+)/gi;

/** For statements of more than eight parameters. Compiled once, when its file is loaded. */
export const named = <const Text extends string>({
  name,
  text,
}: {
  readonly name: string;
  readonly text: Text;
}): NamedStatement<NamesIn<Text>> => {
  const parameters: string[] = [];
  const positional = text.replaceAll(PARAMETER, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return {
    name,
    text: positional,
    parameters,
    values: (values) => parameters.map((parameter) => values[parameter as keyof typeof values]),
  };
};
