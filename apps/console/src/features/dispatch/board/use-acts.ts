import { useAction } from '@karigar/client/api/use-action';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { serverNow } from '@karigar/client/time/server-now';
import { toasts } from '@karigar/client/toast/toasts';
import { readCards } from '@karigar/contract/dispatch/read-cards';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { liveKey } from '#platform/cache/live-keys';
import { actMessages as texts } from './act.messages.ts';
import type { ActRequest } from './act-request.ts';
import { boardOf, cardKey, type BoardAsk } from './board-query.ts';
import type { Card } from './card.ts';
import { changedWords } from './changed-words.ts';
import { deliver } from './deliver.ts';
import type { ActResult } from './send-act.ts';
import { UNDO_MS, undoOf } from './undo-of.ts';
import { showCards } from './use-changed-cards.ts';

/** What the panel of a booking says about the last act. */
export type ActNote = {
  readonly bookingId: number;
  readonly tone: 'bad' | 'info';
  readonly words: string;
  /** The act that may have arrived, to send it again with the same key. */
  readonly again?: ActRequest;
};

export type Undo = {
  readonly words: string;
  readonly until: number;
  /** The booking as it is after the act. */
  readonly card: Card;
  readonly request: ActRequest;
};

type Act = { readonly card: Card; readonly request: ActRequest; readonly isUndo?: boolean };

/** The acts on bookings of the board: one at a time, never queued, with the version that was seen. */
export const useActs = (ask: BoardAsk, nameOf: (id: number) => string) => {
  const say = useSay();
  const { span, time } = useFormat();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [note, setNote] = useState<ActNote | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [sent, setSent] = useState<Act | null>(null);

  /** Draws the booking as it is now, and lets the rest be read again. */
  const readAgain = async (card: Card): Promise<Card | null> => {
    const read = await call(readCards, { ids: [card.id], ...boardOf(ask) });
    const now = read.kind === 'ok' ? (read.data[0] ?? null) : null;
    if (now !== null) {
      queries.setQueryData(cardKey(now.no), now);
      showCards(queries, ask, [now]);
    }
    void queries.invalidateQueries({ queryKey: liveKey.board });
    void queries.invalidateQueries({ queryKey: liveKey.lanes });
    void queries.invalidateQueries({ queryKey: liveKey.matches });
    void queries.invalidateQueries({ queryKey: liveKey.countersigns });
    return now;
  };

  const refusedWords = (result: Exclude<ActResult, { kind: 'ok' }>): string => {
    if (result.kind === 'refused' && result.code === 'booking.changed' && result.details !== null)
      return changedWords(result.details, { say, span, now: serverNow() });
    return whyFailed(result, say);
  };

  const doneWords = (card: Card, request: ActRequest, message: string): string => {
    if (request.act === 'assign')
      return say(texts.assigned, { service: card.service, name: request.name });
    if (request.act === 'move')
      return say(texts.moved, { service: card.service, time: time(request.at) });
    return message;
  };

  const finish = async ({ card, request, isUndo = false }: Act, result: ActResult) => {
    const after = await readAgain(card);
    if (result.kind !== 'ok') {
      const words = refusedWords(result);
      return setNote({ bookingId: card.id, tone: 'bad', words });
    }
    if (isUndo) return toasts.good(say(texts.undone));
    const how = { now: serverNow(), reason: say(texts.undoReason), nameOf };
    const back = undoOf(card, request, how);
    const words = doneWords(card, request, result.message);
    if (back !== null && after !== null)
      return setUndo({ words, until: serverNow() + UNDO_MS, card: after, request: back });
    toasts.good(
      request.act === 'ask' && result.data !== null && 'asked' in result.data
        ? say(texts.asked, { count: result.data.asked })
        : words,
    );
  };

  const { run, isBusy } = useAction(async (act: Act) => {
    const { card, request } = act;
    setUndo(null);
    if (!isOnline) return setNote({ bookingId: card.id, tone: 'bad', words: say(texts.offline) });
    setNote(null);
    setSent(act);
    const result = await deliver(card, request, () =>
      setNote({ bookingId: card.id, tone: 'info', words: say(texts.unknown) }),
    );
    setSent(null);
    if (result.kind === 'unknown')
      return setNote({
        bookingId: card.id,
        tone: 'bad',
        words: say(texts.stillUnknown),
        again: request,
      });
    setNote(null);
    await finish(act, result.of);
  });

  return {
    isOnline,
    isBusy,
    /** What is being sent. */
    sent: isBusy ? sent : null,
    note,
    tell: setNote,
    act: (card: Card, request: ActRequest): void => run({ card, request }),
    undo,
    undoNow: (): void => {
      if (undo === null || serverNow() >= undo.until) return;
      run({ card: undo.card, request: undo.request, isUndo: true });
    },
  };
};

export type Acts = ReturnType<typeof useActs>;
