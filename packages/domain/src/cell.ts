/** A cell is one deployment with its own primary database; ten bits of every id name it. */
export const LAST_CELL = 1023;

/** Without I and O, which are read as digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Cell 0 has no letters, 1 is 'A', 24 is 'Z', 25 is 'AA'; the database's cell_letters() says the same. */
export const cellLetters = (cell: number): string => {
  let written = '';
  for (let rest = cell; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length))
    written = LETTERS.charAt((rest - 1) % LETTERS.length) + written;
  return written;
};

/** Null for letters of no cell. */
export const readCellLetters = (written: string): number | null => {
  let cell = 0;
  for (const letter of written) {
    const at = LETTERS.indexOf(letter);
    if (at === -1) return null;
    cell = cell * LETTERS.length + at + 1;
  }
  return cell <= LAST_CELL ? cell : null;
};
