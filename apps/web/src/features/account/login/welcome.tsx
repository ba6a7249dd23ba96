import { Avatar } from '@karigar/ui/avatar/avatar';
import { PickButton } from '@karigar/ui/pick/pick';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { useGuest } from '#entities/sign-in/use-guest';
import { useSay } from '@karigar/client/i18n/use-say';
import { welcomeMessages as texts } from './welcome.messages.ts';

/** Tells a first visitor what this is, and the two ways in. */
export const Welcome = ({ onServiceman }: { onServiceman: () => void }) => {
  const say = useSay();
  const guest = useGuest();
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="title">{say(texts.what)}</Text>
        <Text tone="muted">{say(texts.price)}</Text>
      </Stack>
      <Stack gap={2}>
        <PickButton
          face={<Tile art="service-tap" />}
          label={say(texts.book)}
          help={say(texts.bookHelp)}
          onPress={guest.run}
        />
        <PickButton
          face={<Avatar size={56} />}
          label={say(texts.work)}
          help={say(texts.workHelp)}
          onPress={onServiceman}
        />
      </Stack>
    </Stack>
  );
};
