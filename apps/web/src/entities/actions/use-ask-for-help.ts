import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { pathTo } from '#platform/navigation/paths';
import { sheetState } from '#platform/navigation/sheet-state';
import { useWaiting } from '#platform/action-queue/action-queue';
import { useActionWords } from './use-action-words.ts';

/** What the help sheet is prefilled with. */
export type HelpDraft = { readonly category: 'booking' | 'payment'; readonly words: string };

export const helpDraftOf = (about: unknown): HelpDraft | null =>
  typeof about === 'object' && about !== null && 'words' in about ? (about as HelpDraft) : null;

/**
 * Opens a help request that is prefilled with the booking's number and its refused actions. The number is in the
 * text, because the server does not link a booking that is no longer the caller's.
 */
export const useAskForHelp = (): ((bookingId: number) => void) => {
  const navigate = useNavigate();
  const { dateTime } = useFormat();
  const wordsOf = useActionWords();
  const entries = useWaiting();
  return (bookingId) => {
    const refused = entries.flatMap((entry) =>
      entry.bookingId === bookingId && entry.state.kind === 'refused'
        ? [{ entry, why: entry.state.message }]
        : [],
    );
    const number = refused.find(({ entry }) => entry.bookingNo !== undefined)?.entry.bookingNo;
    const lines = refused.map(({ entry, why }) =>
      [wordsOf(entry).name, dateTime(entry.createdAt), why].filter(Boolean).join(' · '),
    );
    const about: HelpDraft = {
      category: refused.some(({ entry }) => entry.call === 'add-payment') ? 'payment' : 'booking',
      words: [number ?? String(bookingId), ...lines].join('\n'),
    };
    const help = pathTo('help');
    navigate(help);
    navigate(help, { state: sheetState('ask', 'from-refusal', about) });
  };
};
