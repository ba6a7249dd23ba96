import { initialsOf } from '@karigar/client/i18n/initials';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { DOCUMENT_NAMES } from '@karigar/domain/verification/review-texts';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { CandidateCard } from '@karigar/ui/candidate-card/candidate-card';
import { Text } from '@karigar/ui/text/text';
import { useId, type RefObject } from 'react';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import type { Item } from './kyc-queries.ts';
import styles from './kyc-screen.module.css';
import { kycMessages as texts } from './kyc.messages.ts';
import { addressOf, isSelected, selectionOf, type Selection } from './selection.ts';

const KINDS = { bank: texts.bank, skills: texts.skills, 'last-look': texts.lastLook } as const;

/** What waits, the oldest first; the chosen one is the list's active option. */
export const Queue = ({
  list,
  items,
  isMore,
  chosen,
  onChoose,
}: {
  list: RefObject<HTMLDivElement | null>;
  items: readonly Item[];
  isMore: boolean;
  chosen: Selection | null;
  onChoose: (next: Selection) => void;
}) => {
  const say = useSay();
  const locale = useLocale();
  const heading = useId();
  const active = items.find((item) => isSelected(item, chosen));
  return (
    <section className={styles['queue']} aria-labelledby={heading}>
      <div className={styles['queue-head']}>
        <Text as="h2" id={heading} strong>
          {say(texts.queue)}
        </Text>
        <Text as="span" size="small" tone="muted">
          {say(texts.each)}
        </Text>
      </div>
      {items.length > 0 && (
        <div
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-labelledby={heading}
          aria-activedescendant={active && addressOf(selectionOf(active))}
          className={styles['list']}
        >
          {items.map((item) => {
            const selection = selectionOf(item);
            return (
              <CandidateCard
                key={addressOf(selection)}
                id={addressOf(selection)}
                face={<Avatar initials={initialsOf(item.name, locale)} size={36} />}
                title={item.name}
                detail={say(
                  item.documentType === null
                    ? KINDS[item.kind === 'document' ? 'skills' : item.kind]
                    : DOCUMENT_NAMES[item.documentType],
                )}
                {...(item.isSecond && {
                  note: { icon: 'eye' as const, words: say(texts.secondLook) },
                })}
                deadline={<TimeLeft until={item.dueAt} />}
                selected={isSelected(item, chosen)}
                onSelect={() => onChoose(selection)}
              />
            );
          })}
        </div>
      )}
      {isMore && (
        <Text size="small" tone="muted" className={styles['more']}>
          {say(texts.moreBehind)}
        </Text>
      )}
    </section>
  );
};
