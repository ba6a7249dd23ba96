import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { ownProfile } from '#entities/profile/own-profile';
import { StepUpSheet } from '#entities/re-authentication/step-up-sheet.tsx';
import { useProof } from '#entities/re-authentication/use-proof';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { profileMessages as texts } from './profile.messages.ts';

/** Verifies a phone number that was only typed at sign-up, without losing anything. */
export const ConfirmPhone = () => {
  const say = useSay();
  const queries = useQueryClient();
  const { data } = useQuery(ownProfile);
  const proof = useProof(async () => {
    toasts.good(say(texts.phoneConfirmed));
    await queries.invalidateQueries(ownProfile);
    return null;
  }, 'confirm-phone');
  const send = useAction((to: string) => proof.ask({ purpose: 'new-phone', to }));
  const isOffered = data !== undefined && data.phone !== '' && !data.isPhoneProven;
  return (
    <>
      {isOffered && (
        <Stack gap={3}>
          <Callout tone="info" icon="phone">
            <Text strong>{say(texts.confirmPhone)}</Text>
            <Text size="small">{say(texts.confirmPhoneHelp)}</Text>
          </Callout>
          <Button
            variant="secondary"
            block
            busy={send.isBusy}
            busyLabel={say(texts.sending)}
            onClick={() => send.run(data.phone)}
          >
            {say(texts.sendOtp)}
          </Button>
        </Stack>
      )}
      <StepUpSheet
        asked={proof}
        finalFocus={() => (isOffered ? null : document.querySelector('h1'))}
      />
    </>
  );
};
