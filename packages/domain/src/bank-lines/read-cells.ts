const MOST_CELLS = 60;
const MOST_CELL = 2000;

/** The rows of a file with this separator; null where a quote is never closed, or a row or cell is longer than any bank's. */
export const readCells = (written: string, separator: string): string[][] | null => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < written.length; at += 1) {
    const sign = written[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (written[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else if (sign !== '\r') cell += sign;
    if (cell.length > MOST_CELL || row.length > MOST_CELLS) return null;
  }
  if (isQuoted) return null;
  endCell();
  rows.push(row);
  return rows;
};
