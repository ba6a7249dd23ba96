import type { lookAtChange } from '@karigar/contract/recovery/look-at-change';
import type { OutputOf } from '@karigar/contract/define-call';
import { ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { notMeMessages as texts } from './not-me.messages.ts';

type Change = OutputOf<typeof lookAtChange>;

/** After the press, and for a link that was pressed before: the same words. */
export const Stopped = ({ of: { change, hasPayouts } }: { of: Change }) => {
  const say = useSay();
  return (
    <Stack gap={5}>
      <div role="status">
        <Callout tone="good">
          <Text strong>{say(hasPayouts ? texts.stopped : texts.reported)}</Text>
          <Text>{say(texts.logsOut)}</Text>
        </Callout>
      </div>
      <Stack gap={2}>
        <Text as="h2" strong>
          {say(texts.next)}
        </Text>
        <Text>{say(texts.isChecked)}</Text>
        <Text>{say(change === 'phone' ? texts.nobodyLogsIn : texts.logInAgain)}</Text>
        {hasPayouts && <Text>{say(texts.earningsKept)}</Text>}
        <Text>{say(texts.neverTell)}</Text>
      </Stack>
      {change !== 'phone' && (
        <ButtonLink block href={pathTo('login')}>
          {say(texts.logIn)}
        </ButtonLink>
      )}
    </Stack>
  );
};
