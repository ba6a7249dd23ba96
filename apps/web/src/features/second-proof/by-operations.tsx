import { ButtonLink } from '@karigar/ui/button/button';
import { Dock } from '@karigar/ui/dock/dock';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '#shared/language/use-say';
import { supportLink } from '#shared/support';
import { Heading } from './heading.tsx';
import { OtherWays } from './other-ways.tsx';
import { secondProofMessages as texts } from './second-proof.messages.ts';

/** Nothing is left that a machine could ask for. */
export const ByOperations = ({ onDone }: { onDone: () => void }) => {
  const say = useSay();
  return (
    <>
      <Main tight>
        <Stack gap={6}>
          <Heading awaited={{ kind: 'operations' }} />
          <OtherWays onDone={onDone} />
        </Stack>
      </Main>
      <Dock>
        <ButtonLink block wide icon="mail" href={supportLink(say(texts.supportSubject))}>
          {say(texts.writeToSupport)}
        </ButtonLink>
      </Dock>
    </>
  );
};
