import type { lookAtChange } from '@karigar/contract/recovery/look-at-change';
import type { OutputOf } from '@karigar/contract/define-call';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { notMeMessages as texts } from './not-me.messages.ts';
import { Stopped } from './stopped.tsx';
import { useDisown } from './use-disown.ts';

type Change = OutputOf<typeof lookAtChange>;

/** What was changed and when, and the button. Opening the page changes nothing. */
export const ChangeView = ({ token, of }: { token: string; of: Change }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const { isDone, fault, isBusy, press } = useDisown(token);
  if (isDone || of.isDisowned) return <Stopped of={of} />;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text strong>{say(texts[of.change])}</Text>
        <Text tone="muted">{say(texts.whenItHappened, { time: dateTime(of.at) })}</Text>
      </Stack>
      <Text>{say(texts.ifYou)}</Text>
      <Stack gap={2}>
        <Text>{say(texts.ifNot)}</Text>
        {of.hasPayouts && <Text>{say(texts.stops)}</Text>}
        <Text>{say(texts.logsOut)}</Text>
        <Text>{say(texts.isChecked)}</Text>
      </Stack>
      {fault !== undefined && (
        <Callout tone="bad" alert>
          {fault}
        </Callout>
      )}
      <Button
        block
        icon="shield"
        busy={isBusy}
        busyLabel={say(of.hasPayouts ? texts.stopping : texts.sending)}
        onClick={press}
      >
        {say(texts.notMe)}
      </Button>
    </Stack>
  );
};
