import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { skillsMessages as texts } from './checks.messages.ts';
import type { Candidate } from './kyc-queries.ts';
import styles from './middle.module.css';

/** What the serviceman proposes, and when and where they work. */
export const SkillsFacts = ({ candidate }: { candidate: Candidate }) => {
  const say = useSay();
  const since = useSince();
  const { skills, areas, proposedAreaId, appliedAt, reachKm, hours, isOnDuty } = candidate;
  const proposed = skills.filter(({ isProposed }) => isProposed).map(({ name }) => name);
  const area = areas.find(({ id }) => id === proposedAreaId);
  const days = new Set(hours.map(({ weekday }) => weekday)).size;
  return (
    <div className={styles['padded']}>
      <DescriptionList
        facts={[
          {
            key: 'applied',
            label: say(texts.applied),
            value: appliedAt === null ? say(texts.notYet) : since(appliedAt),
          },
          {
            key: 'area',
            label: say(texts.proposedArea),
            value: area === undefined ? say(texts.notYet) : `${area.name}, ${area.city}`,
          },
          {
            key: 'skills',
            label: say(texts.proposedSkills),
            value: proposed.length === 0 ? say(texts.notYet) : proposed.join(', '),
            wide: true,
          },
          { key: 'reach', label: say(texts.reach), value: say(texts.km, { km: reachKm }) },
          {
            key: 'hours',
            label: say(texts.hours),
            value: days === 0 ? say(texts.notYet) : say(texts.days, { days }),
          },
          { key: 'duty', label: say(texts.duty), value: say(isOnDuty ? texts.yes : texts.no) },
        ]}
      />
    </div>
  );
};
