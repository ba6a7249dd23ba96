import { Button } from '@karigar/ui/button/button';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useSay } from '#platform/i18n/use-say';
import { StepUpSheet } from '#entities/re-authentication/step-up-sheet.tsx';
import { privacyMessages as texts } from './privacy.messages.ts';
import { useOwnData } from './use-own-data.ts';

export const OwnData = () => {
  const say = useSay();
  // No history step: the sheet that asks for the proof takes one while this closes.
  const [isAsking, setAsking] = useState(false);
  const { download, erase } = useOwnData();
  return (
    <>
      <SectionHeading>{say(texts.copyOrEnd)}</SectionHeading>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          {say(texts.help)}
        </Text>
        <Button
          variant="secondary"
          block
          icon="down"
          busy={download.isBusy}
          busyLabel={say(texts.downloading)}
          onClick={download.run}
        >
          {say(texts.download)}
        </Button>
        <Button
          variant="danger-outline"
          block
          busy={erase.isBusy}
          busyLabel={say(texts.erasing)}
          onClick={() => setAsking(true)}
        >
          {say(texts.erase)}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(texts.eraseQuestion)}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.erase),
          danger: true,
          onPress: () => {
            setAsking(false);
            erase.run();
          },
        }}
      >
        {say(texts.eraseHelp)}
      </ConfirmDialog>
      <StepUpSheet asked={erase.proof} />
    </>
  );
};
