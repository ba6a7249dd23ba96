import { ButtonLink } from '@karigar/ui/button/button';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { useEffect } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { supportLink } from '#platform/device/support';
import { Heading } from './heading.tsx';
import { OtherWays } from './other-ways.tsx';
import { secondProofMessages as texts } from './second-proof.messages.ts';

/** No automatic proof is left: only an operator can help. */
export const ByOperations = ({ onDone }: { onDone: () => void }) => {
  const say = useSay();
  // The field that had the focus is gone after the last try.
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), []);
  return (
    <Main tight>
      <Stack gap={6}>
        <Heading prompt={{ kind: 'operations' }} />
        <ButtonLink block icon="mail" href={supportLink(say(texts.supportSubject))}>
          {say(texts.writeToSupport)}
        </ButtonLink>
        <OtherWays onDone={onDone} />
      </Stack>
    </Main>
  );
};
