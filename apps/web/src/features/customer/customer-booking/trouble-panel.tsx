import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { contactMessages } from '#entities/contact/contact.messages';
import { useSupportPhone } from '#entities/contact/support.queries';
import { useSay } from '@karigar/client/i18n/use-say';
import { firstName } from './first-name.ts';
import { troubleMessages as texts } from './trouble.messages.ts';
import { useReplace } from './use-replace.ts';

/** India's number for every emergency. */
const EMERGENCY = 'tel:112';

const noteOf = ({ trouble, booking }: MyBooking) => {
  if (trouble === 'overdue') return { title: texts.notCome, help: texts.sorry };
  return booking.state === 'assigned'
    ? { title: texts.stillWanted, help: texts.stillWantedHelp }
    : { title: texts.working, help: texts.workingHelp };
};

/** What the customer can do at once about a visit in trouble. */
export const TroublePanel = ({
  mine,
  onMove,
  onCancel,
}: {
  mine: MyBooking;
  onMove: () => void;
  onCancel: () => void;
}) => {
  const say = useSay();
  const { booking, serviceman, may, trouble } = mine;
  const replace = useReplace(booking);
  const support = useSupportPhone();
  const { title, help } = noteOf(mine);
  return (
    <section aria-label={say(texts.title)}>
      <Stack gap={3}>
        <Callout tone="warning">
          <Text strong>{say(title, { name: firstName(serviceman?.name ?? '') })}</Text>
          <Text>{say(help)}</Text>
          {trouble === 'unsafe' && <Text strong>{say(texts.danger)}</Text>}
        </Callout>
        {trouble === 'unsafe' && (
          <ButtonLink block variant="danger" icon="phone" href={EMERGENCY}>
            {say(texts.call112)}
          </ButtonLink>
        )}
        {support !== null && (
          <ButtonLink block variant="secondary" icon="phone" href={support.href}>
            {say(contactMessages.callSupport)}
          </ButtonLink>
        )}
        {may.replace && (
          <Button
            block
            icon="people"
            busy={replace.isBusy}
            busyLabel={say(texts.asking)}
            onClick={replace.run}
          >
            {say(texts.somebodyElse)}
          </Button>
        )}
        {may.reschedule && (
          <Button block variant="secondary" icon="cal" onClick={onMove}>
            {say(texts.chooseTime)}
          </Button>
        )}
        {may.cancel && (
          <Button block variant="secondary" icon="xC" onClick={onCancel}>
            {say(texts.cancelFree)}
          </Button>
        )}
      </Stack>
    </section>
  );
};
