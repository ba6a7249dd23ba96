import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useSay } from '#shared/language/use-say';
import { ownProfile } from '#shared/queries/own-profile';
import { PhoneCode } from './phone-code.tsx';
import { profileMessages as texts } from './profile.messages.ts';
import { usePhoneCode } from './use-phone-code.ts';

const Offer = ({ phone }: { phone: string }) => {
  const say = useSay();
  const { sent, send } = usePhoneCode(phone);
  return (
    <Stack gap={3}>
      <Callout tone="info" icon="phone">
        <Text strong>{say(texts.confirmPhone)}</Text>
        <Text size="small">{say(texts.confirmPhoneHelp)}</Text>
      </Callout>
      {sent === null ? (
        <Button
          variant="secondary"
          block
          busy={send.isBusy}
          busyLabel={say(texts.sending)}
          onClick={send.run}
        >
          {say(texts.sendOtp)}
        </Button>
      ) : (
        <PhoneCode phone={phone} sent={sent} again={send} />
      )}
    </Stack>
  );
};

/** A number that was only written into the sign-up form can be proven here, and nothing is lost by it. */
export const ConfirmPhone = () => {
  const { data } = useQuery(ownProfile);
  if (data === undefined || data.phone === '' || data.isPhoneProven) return null;
  return <Offer phone={data.phone} />;
};
