/** What the model takes from docs/figures.md. */
export interface Measured {
  readMilliseconds: number;
  writeMilliseconds: number;
  readPostgresMilliseconds: number;
  writePostgresMilliseconds: number;
  relayRowsPerSecond: number;
  streamsPerProcess: number;
}

/** One number of the explanation of a figure, or its value. */
const numberOf = (page: string, figure: string, name?: string): number => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${figure} `));
  const cells = row?.split('|') ?? [];
  const found =
    name === undefined ? cells[2] : new RegExp(`\\b${name} (-?[\\d.]+)`).exec(cells[7] ?? '')?.[1];
  const value = Number(found);
  if (found === undefined || Number.isNaN(value))
    throw new Error(`docs/figures.md has no ${figure} ${name ?? ''}`);
  return value;
};

export const readFigures = (page: string): Measured => {
  const milliseconds = (figure: string, name: string): number =>
    numberOf(page, figure, name) / 1000;
  return {
    readMilliseconds: milliseconds('call5-vs-bare', 'wholeCpuMicroseconds'),
    writeMilliseconds: milliseconds('start-work-vs-bare', 'wholeCpuMicroseconds'),
    readPostgresMilliseconds: milliseconds('call5-vs-bare', 'wholePostgresMicroseconds'),
    writePostgresMilliseconds: milliseconds('start-work-vs-bare', 'wholePostgresMicroseconds'),
    relayRowsPerSecond: numberOf(page, 'relay-drain', 'rowsPerSecond'),
    streamsPerProcess: numberOf(page, 'gateway'),
  };
};
