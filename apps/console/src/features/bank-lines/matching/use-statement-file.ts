import { useSay, type Say } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { saveBankLines } from '@karigar/contract/bank-lines/save-bank-lines';
import { LINES_AT_ONCE, writeLines } from '@karigar/domain/bank-lines/bank-line-text';
import {
  MOST_STATEMENT_BYTES,
  readStatement,
  type ReadStatement,
  type UnreadableStatement,
} from '@karigar/domain/bank-lines/read-statement';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import { liveKey } from '#platform/cache/live-keys';
import { matchingMessages as texts, UNREADABLE } from './matching.messages.ts';

const wordsOf = ({ why, row }: UnreadableStatement, say: Say): string => {
  const said = say(UNREADABLE[why]);
  return say(texts.notSaved, {
    why: row === null ? said : say(texts.inRow, { why: said, row: String(row) }),
  });
};

/** The size is looked at before the file is read. */
const readFile = async (file: File): Promise<ReadStatement | UnreadableStatement> =>
  file.size > MOST_STATEMENT_BYTES
    ? { why: 'too-large', row: null }
    : readStatement(await file.text());

/** Reads the bank's file in the browser and saves its lines, some hundred at a time. */
export const useStatementFile = (onFault: (words: string) => void) => {
  const say = useSay();
  const client = useQueryClient();
  return useAction(async (file: File) => {
    onFault('');
    const read = await readFile(file);
    if ('why' in read) return onFault(wordsOf(read, say));
    const { lines, debits } = read;
    if (lines.length === 0) return onFault(say(texts.noLines));
    let [added, known] = [0, 0];
    for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
      const part = lines.slice(at, at + LINES_AT_ONCE);
      const result = await call(saveBankLines, { lines: writeLines(part) });
      if (result.kind !== 'ok') {
        const [done, all] = [String(at), String(lines.length)];
        onFault(say(texts.half, { done, all, why: whyFailed(result, say) }));
        break;
      }
      added += result.data.added;
      known += result.data.known;
    }
    const counts = { added: String(added), known: String(known), debits: String(debits) };
    if (added + known > 0) toasts.good(say(texts.saved, counts));
    await client.invalidateQueries({ queryKey: liveKey.bankLines });
  });
};
