import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import type { ProofPrompt } from './proof-prompt.ts';
import { secondProofMessages as texts } from './second-proof.messages.ts';

const Help = ({ prompt }: { prompt: ProofPrompt }) => {
  const say = useSay();
  if (prompt.kind === 'email') {
    return (
      <Text tone="muted">
        {say(texts.emailHelp)}{' '}
        <Text as="b" strong>
          <bdi>{prompt.sentTo || say(texts.ownEmail)}</bdi>
        </Text>
      </Text>
    );
  }
  if (prompt.kind === 'last-four') return <Text tone="muted">{say(texts.lastFourHelp)}</Text>;
  if (prompt.kind !== 'operations') return null;
  return (
    <>
      <Text tone="muted">{say(texts.operationsHelp)}</Text>
      <Text tone="muted">{say(texts.operationsNext)}</Text>
    </>
  );
};

/** Why the phone was not enough, and which second factor is needed. */
export const Heading = ({ prompt }: { prompt: ProofPrompt }) => {
  const say = useSay();
  return (
    <Stack gap={2}>
      <Text as="h1" size="head" tabIndex={-1}>
        {say(texts.heading)}
      </Text>
      <Text tone="muted">{say(texts.newHere)}</Text>
      <Help prompt={prompt} />
    </Stack>
  );
};
