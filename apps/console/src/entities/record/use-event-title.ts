import type { MessageDescriptor } from '@lingui/core';
import { useSay } from '@karigar/client/i18n/use-say';
import { EVENT_WORDS, historyMessages as texts, OTHER_WORDS } from './history.messages.ts';
import type { HistoryEvent } from './record-query.ts';
import { useFromTo } from './use-from-to.ts';

/** Of a service that asks for the customer's start code. */
const STARTED: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  given: texts.startedWithCode,
  wrong: texts.startedWithWrongCode,
};

/** What happened in one line, with whom and when it is about where the server says so. */
export const useEventTitle = (): ((event: HistoryEvent) => string) => {
  const say = useSay();
  const fromTo = useFromTo();
  const ofWork = ({ text, whom = '', former = '', movedFrom, movedTo, answer }: HistoryEvent) => {
    if (text === 'assign' && whom !== '')
      return former === ''
        ? say(texts.assigned, { whom })
        : say(texts.assignedInstead, { whom, former });
    if (text === 'release' && former !== '') return say(texts.released, { former });
    if (text === 'replace' && former !== '') return say(texts.replaced, { former });
    if (text === 'reschedule' && typeof movedFrom === 'number' && typeof movedTo === 'number')
      return say(texts.moved, fromTo(movedFrom, movedTo));
    if (text === 'start' && typeof answer === 'string')
      return say(STARTED[answer] ?? texts.startedWithoutCode);
    if (text === 'answer-add-on' && answer === 'accepted') return say(texts.accepted);
    return text === 'answer-add-on' && answer === 'rejected' ? say(texts.rejected) : null;
  };
  return (event) => {
    const { part, text } = event;
    const known = EVENT_WORDS[`${part} ${text}`] ?? OTHER_WORDS[part];
    return (part === 'work' ? ofWork(event) : null) ?? say(known, { name: text });
  };
};
