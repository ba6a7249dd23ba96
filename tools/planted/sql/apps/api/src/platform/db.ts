export type Statement = {
  readonly name: string;
  readonly text: string;
  readonly trusted?: Readonly<Record<string, string>>;
};

export type Transaction = {
  readonly rows: <Row extends object = object>(
    statement: Statement,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
};
