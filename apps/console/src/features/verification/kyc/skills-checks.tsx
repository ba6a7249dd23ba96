import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { useOnline } from '@karigar/client/network/use-online';
import { toasts } from '@karigar/client/toast/toasts';
import { saveSkills } from '@karigar/contract/verification/save-skills';
import { verifyServiceman } from '@karigar/contract/verification/verify-serviceman';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Select } from '@karigar/ui/select/select';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { Fault } from './answer-foot.tsx';
import { CandidateHead } from './candidate-head.tsx';
import { skillsMessages as texts } from './checks.messages.ts';
import checks from './checks.module.css';
import type { Candidate } from './kyc-queries.ts';
import styles from './kyc-screen.module.css';
import { kycMessages } from './kyc.messages.ts';
import { useAnswer } from './use-answer.ts';

const NEEDS = {
  name: texts.needName,
  documents: texts.needDocuments,
  bank: texts.needBank,
  skills: texts.needSkills,
  area: texts.needArea,
} as const;

/** What was confirmed; before the first time, what the serviceman proposes. */
const chosenAtFirst = ({ skills }: Candidate): ReadonlySet<string> => {
  const confirmed = skills.filter(({ isConfirmed }) => isConfirmed);
  const shown = confirmed.length > 0 ? confirmed : skills.filter(({ isProposed }) => isProposed);
  return new Set(shown.map(({ id }) => id));
};

const isConfirmed = (
  { skills, areaId }: Candidate,
  chosen: ReadonlySet<string>,
  area: number | null,
): boolean => area === areaId && skills.every(({ id, isConfirmed: is }) => is === chosen.has(id));

/** Skills and area are confirmed; once nothing is missing, the serviceman is verified. */
export const SkillsChecks = ({
  candidate,
  onAnswered,
}: {
  candidate: Candidate;
  onAnswered: () => void;
}) => {
  const say = useSay();
  const since = useSince();
  const isOnline = useOnline();
  const { accountId, skills, areas, missing, verifiedAt, isOwn } = candidate;
  const [chosen, setChosen] = useState(() => chosenAtFirst(candidate));
  const [areaId, setAreaId] = useState(candidate.areaId ?? candidate.proposedAreaId);
  const [fault, setFault] = useState('');
  const taken = ({ message }: { readonly message: string }): void => {
    toasts.good(message);
    onAnswered();
  };
  const save = useAnswer(saveSkills, taken, setFault);
  const verify = useAnswer(verifyServiceman, taken, setFault);
  const isSaved = isConfirmed(candidate, chosen, areaId);
  const isReady = isSaved && missing.length === 0 && verifiedAt === null;
  const toggle = (id: string | undefined): void => {
    if (id !== undefined) setChosen((before) => before.symmetricDifference(new Set([id])));
  };
  const saveNow = (): void => {
    if (chosen.size === 0 || areaId === null) return setFault(say(texts.chooseBoth));
    save.run({ accountId, skills: [...chosen], areaId });
  };
  const verifyNow = (): void => {
    verify.run({ accountId, outcome: 'verified' });
  };
  const main = (): void => {
    if (isOwn) return;
    if (!isSaved) saveNow();
    else if (verifiedAt === null) verifyNow();
  };
  useKeys({
    approve: main,
    main,
    pick: (code) => toggle(skills[Number(code.at(-1)) - 1]?.id),
  });
  const isWaiting = verifiedAt === null || !isSaved;
  return (
    <RecordPanel
      label={say(kycMessages.file, { name: candidate.name })}
      head={<CandidateHead candidate={candidate} sentAt={null} />}
      {...(!isOwn &&
        isWaiting && {
          foot: (
            <>
              <Fault>{fault}</Fault>
              <Button
                variant={isSaved ? 'secondary' : 'primary'}
                icon="tool"
                inactive={!isOnline || isSaved}
                busy={save.isBusy}
                onClick={saveNow}
              >
                <Keyed isMain={!isSaved}>{say(texts.save)}</Keyed>
              </Button>
              {verifiedAt === null && (
                <Button
                  variant={isReady ? 'primary' : 'secondary'}
                  icon="shield"
                  inactive={!isOnline || !isReady}
                  busy={verify.isBusy}
                  onClick={verifyNow}
                >
                  <Keyed isMain={isSaved}>{say(texts.verify)}</Keyed>
                </Button>
              )}
            </>
          ),
        })}
    >
      <Stack gap={2}>
        <Text as="h3" strong>
          {say(texts.skills)}
        </Text>
        <Chips label={say(texts.skills)}>
          {skills.map(({ id, name }, index) => (
            <Chip key={id} chosen={chosen.has(id)} disabled={isOwn} onClick={() => toggle(id)}>
              <span className={checks['chip']}>
                {!chosen.has(id) && index < 9 && <KeyHint>{index + 1}</KeyHint>}
                {name}
              </span>
            </Chip>
          ))}
        </Chips>
      </Stack>
      <Select
        label={say(texts.area)}
        value={areaId ?? ''}
        disabled={isOwn}
        onChange={({ currentTarget }) => setAreaId(Number(currentTarget.value))}
      >
        <option value="" disabled>
          {say(texts.choose)}
        </option>
        {areas.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {`${name}, ${city}`}
          </option>
        ))}
      </Select>
      {verifiedAt !== null && (
        <Callout tone="good">{say(texts.verified, { when: since(verifiedAt) })}</Callout>
      )}
      {isReady && <Callout tone="good">{say(texts.ready)}</Callout>}
      {verifiedAt === null && missing.length > 0 && (
        <Callout tone="info">
          {say(texts.missing)}
          <ul className={checks['missing']}>
            {missing.map((need) => (
              <li key={need}>{say(NEEDS[need])}</li>
            ))}
          </ul>
        </Callout>
      )}
    </RecordPanel>
  );
};

const Keyed = ({ isMain, children }: { isMain: boolean; children: string }) => (
  <span className={styles['foot-key']}>
    {children}
    {isMain && <KeyHint inside>a</KeyHint>}
  </span>
);
