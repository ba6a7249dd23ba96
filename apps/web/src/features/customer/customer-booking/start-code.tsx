import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { firstName } from './first-name.ts';
import { startCodeMessages as texts } from './start-code.messages.ts';
import styles from './start-code.module.css';

/** Before the work whom to expect and the code to say at the door; during it, that it began without the code. */
export const StartCode = ({ mine }: { mine: MyBooking }) => {
  const say = useSay();
  const { booking, serviceman, startCode, startedWithoutCode } = mine;
  if (serviceman === null) return null;
  const name = firstName(serviceman.name);
  if (startedWithoutCode === true && (booking.state === 'started' || booking.state === 'held'))
    return (
      <Callout tone="warning" icon="shield">
        <Text strong>{say(texts.startedWithout)}</Text>
        <Text>{say(texts.notWithYou, { name })}</Text>
      </Callout>
    );
  if (startCode === undefined) return null;
  const { picture } = serviceman;
  return (
    <Panel padded aria-label={say(texts.atTheDoor)}>
      <Stack gap={3}>
        <Row gap={3}>
          <Avatar size={56} {...(picture !== null && { src: picture })} />
          <div>
            <Text as="h2" size="title">
              {say(texts.isIt, { name })}
            </Text>
            <Text tone="muted">{say(picture === null ? texts.askName : texts.compare)}</Text>
          </div>
        </Row>
        <div className={styles['code']}>
          <Text>{say(texts.startCode)}</Text>
          <NumberText className={styles['digits']}>{startCode}</NumberText>
        </div>
        <Text>{say(texts.sayAtDoor, { name })}</Text>
        <Text tone="muted">{say(texts.somebodyElse)}</Text>
      </Stack>
    </Panel>
  );
};
