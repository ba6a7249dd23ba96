import type { Instant } from '@karigar/domain/dates/instant';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { SupportPanel } from '#entities/contact/support-row.tsx';
import { tooNewMessages as texts } from './too-new.messages.ts';

/** Says before the form what would be refused after it, from when it works, and whom to call until then. */
export const TooNewNote = ({ from }: { from: Instant }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  return (
    <Stack gap={3}>
      <Callout tone="warning">{say(texts.waits, { time: dateTime(from) })}</Callout>
      <SupportPanel />
    </Stack>
  );
};
