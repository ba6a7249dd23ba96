const CELL = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

const readCells = (line: string): string[] => {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    CELL.lastIndex = at;
    const found = CELL.exec(line);
    // A quote in the middle of a cell: all that is left is one cell, which then reads as nothing we know.
    if (found === null) return [...cells, line.slice(at)];
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '') break;
    at = CELL.lastIndex;
  }
  return cells;
};

/** The cells of each line; a cell in quotes may contain commas, and no cell a line break. */
export const readCsv = (written: string): string[][] =>
  written
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map(readCells);

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(','),
    )
    .join('\r\n')
    .concat('\r\n');
