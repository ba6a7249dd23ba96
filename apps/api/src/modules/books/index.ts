import { checkBooksHandler } from './calls/check-books.ts';
import { listLedgerLinesHandler } from './calls/list-ledger-lines.ts';

export const bookHandlers = [listLedgerLinesHandler, checkBooksHandler];
