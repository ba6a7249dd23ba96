import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '#platform/i18n/use-say';
import type { Awaited } from './proof-prompt.ts';
import { secondProofMessages as texts } from './second-proof.messages.ts';

const Help = ({ awaited }: { awaited: Awaited }) => {
  const say = useSay();
  if (awaited.kind === 'email') {
    return (
      <Text tone="muted">
        {say(texts.emailHelp)}{' '}
        <Text as="b" strong>
          <bdi>{awaited.sentTo || say(texts.ownEmail)}</bdi>
        </Text>
      </Text>
    );
  }
  if (awaited.kind === 'last-four') return <Text tone="muted">{say(texts.lastFourHelp)}</Text>;
  if (awaited.kind !== 'operations') return null;
  return (
    <>
      <Text tone="muted">{say(texts.operationsHelp)}</Text>
      <Text tone="muted">{say(texts.operationsNext)}</Text>
    </>
  );
};

/** Why the phone was not enough, and what is asked beside it. */
export const Heading = ({ awaited }: { awaited: Awaited }) => {
  const say = useSay();
  return (
    <Stack gap={2}>
      <Text as="h1" size="head" tabIndex={-1}>
        {say(texts.heading)}
      </Text>
      <Text tone="muted">{say(texts.newHere)}</Text>
      <Help awaited={awaited} />
    </Stack>
  );
};
