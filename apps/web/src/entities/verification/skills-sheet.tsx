import type { OutputOf } from '@karigar/contract/define-call';
import { applyAsServiceman } from '@karigar/contract/verification/apply-as-serviceman';
import { getApplication } from '@karigar/contract/verification/get-application';
import { Button } from '@karigar/ui/button/button';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { Select } from '@karigar/ui/select/select';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areas } from '#entities/catalogue/catalogue-reads';
import { DUTY } from '#entities/work-times/duty';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { reading } from '#platform/cache/read';
import { readingMessages } from '#platform/cache/reading.messages';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { skillsMessages as texts } from './onboarding.messages.ts';

type Application = OutputOf<typeof getApplication>;

const application = (language: string) =>
  queryOptions({ queryKey: ['application', language], queryFn: reading(getApplication, {}) });

const Form = ({ of, onDone }: { of: Application; onDone: () => void }) => {
  const say = useSay();
  const { data: served = [] } = useQuery(areas(useLocale()));
  const [chosen, setChosen] = useState(
    () =>
      new Set(
        of.skills
          .filter(({ isProposed, isConfirmed }) => isProposed || isConfirmed)
          .map(({ id }) => id),
      ),
  );
  const [areaId, setAreaId] = useState(of.areaId);
  const write = useWrite(applyAsServiceman, {
    invalidates: [DUTY, { queryKey: ['application'] }],
    done: ({ message }) => {
      toasts.good(message);
      onDone();
    },
  });
  const isReady = chosen.size > 0 && areaId !== null;
  const send = (): void => {
    if (areaId === null || chosen.size === 0) toasts.bad(say(texts.chooseBoth));
    else write.run({ skills: [...chosen], areaId });
  };
  return (
    <Stack gap={3}>
      <Text>{say(texts.intro)}</Text>
      <Chips label={say(texts.skills)}>
        {of.skills.map(({ id, name }) => (
          <Chip
            key={id}
            chosen={chosen.has(id)}
            onClick={() => setChosen((before) => before.symmetricDifference(new Set([id])))}
          >
            {name}
          </Chip>
        ))}
      </Chips>
      <Select
        label={say(texts.area)}
        value={areaId ?? ''}
        onChange={({ currentTarget }) => setAreaId(Number(currentTarget.value))}
      >
        <option value="" disabled>
          {say(texts.choose)}
        </option>
        {served.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {`${name}, ${city}`}
          </option>
        ))}
      </Select>
      <Button block inactive={!isReady} busy={write.isBusy} onClick={send}>
        {say(texts.send)}
      </Button>
    </Stack>
  );
};

/** The serviceman says what they can do and where; our team confirms it. */
export const SkillsSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  const asked = application(useLocale());
  const { data, error } = useQuery(asked);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
    >
      {data === undefined && error === null && <Spinner label={say(readingMessages.loading)} />}
      {data === undefined && error !== null && (
        <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
      )}
      {data !== undefined && <Form of={data} onDone={onClose} />}
    </Sheet>
  );
};
