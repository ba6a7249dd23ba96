import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import type { CallFailed } from '@karigar/contract/call-result';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { leaveItem } from '@karigar/contract/waiting/leave-item';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { isFinishedByWords } from '@karigar/domain/console/waiting-items';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { liveKey } from '#platform/cache/live-keys';
import { ANSWERS, type AnswerFailed } from './answers.ts';
import { answerMessages } from './answers.messages.ts';
import { waitingMessages as texts } from './waiting.messages.ts';
import { keyOf, type Item } from './waiting-query.ts';

type Act = typeof takeItem | typeof finishItem | typeof leaveItem | typeof reopenItem;

/** Takes, leaves, finishes, answers and takes back; why one was refused is said at its item. */
export const useItemActs = ({
  onFinished,
  onAnswered,
}: {
  onFinished: (item: Item) => void;
  onAnswered: () => void;
}) => {
  const say = useSay();
  const since = useSince();
  const isOnline = useOnline();
  const queries = useQueryClient();
  const [fault, setFault] = useState<{ readonly key: string; readonly words: string }>();

  const readAgain = async (): Promise<void> => {
    const keys = [liveKey.waiting, liveKey.waitingCounts];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };

  const wordsOf = (failed: CallFailed<Act> | AnswerFailed): string => {
    if (failed.kind !== 'refused' || failed.code !== 'waiting.taken') return whyFailed(failed, say);
    const { by = '', since: at = null } = failed.details ?? {};
    return at === null ? failed.message : say(texts.takenSince, { name: by, time: since(at) });
  };

  const refuse = (item: Item, words: string): void => setFault({ key: keyOf(item), words });

  const acting =
    <Arguments extends readonly unknown[]>(
      act: (item: Item, ...given: Arguments) => Promise<CallFailed<Act> | AnswerFailed | null>,
    ) =>
    async (item: Item, ...given: Arguments): Promise<void> => {
      if (!isOnline) return refuse(item, say(texts.offline));
      const failed = await act(item, ...given);
      setFault(failed === null ? undefined : { key: keyOf(item), words: wordsOf(failed) });
      await readAgain();
    };

  const take = useAction(
    acting(async ({ kind, id, takenBy }) => {
      const made = takenBy?.isMine === true ? leaveItem : takeItem;
      const result = await call<Act>(made, { kind, id });
      return result.kind === 'ok' ? null : result;
    }),
  );
  const finish = useAction(
    acting(async (item, reason: string) => {
      const { kind, id } = item;
      if (!isFinishedByWords(kind)) return null;
      const result = await call(finishItem, { kind, id, reason });
      if (result.kind !== 'ok') return result;
      onFinished(item);
      return null;
    }),
  );
  const answer = useAction(
    acting(async (item, choice: string, words: string) => {
      const result = await ANSWERS[item.kind]?.send(item, choice, words);
      if (result === undefined) return null;
      if ('failed' in result) return result.failed;
      const { countersign: no } = result;
      toasts.good(no === null ? say(answerMessages.saved) : say(answerMessages.asked, { no }));
      onAnswered();
      return null;
    }),
  );
  const reopen = useAction(
    acting(async ({ kind, id }) => {
      if (!isFinishedByWords(kind)) return null;
      const result = await call(reopenItem, { kind, id });
      return result.kind === 'ok' ? null : result;
    }),
  );
  /** Says nothing: the item is shown as it is now. */
  const renew = async ({ kind, id }: Item): Promise<void> => {
    if (!isOnline) return;
    const result = await call(takeItem, { kind, id });
    if (result.kind === 'refused') await readAgain();
  };
  return { take, finish, answer, reopen, renew, fault, readAgain };
};

export type ItemActs = ReturnType<typeof useItemActs>;
