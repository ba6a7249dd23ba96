import { Button } from '@karigar/ui/button/button';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { StepUpSheet } from '#entities/re-authentication/step-up-sheet.tsx';
import { privacyMessages as texts } from './privacy.messages.ts';
import { useOwnData } from './use-own-data.ts';

export const OwnData = () => {
  const say = useSay();
  const sheet = useSheet(['erase-question']);
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
          icon="receipt"
          busy={download.isBusy}
          busyLabel={say(texts.downloading)}
          onClick={() => download.run()}
        >
          {say(texts.download)}
        </Button>
        <Button
          variant="danger-outline"
          block
          busy={erase.isBusy}
          busyLabel={say(texts.erasing)}
          onClick={() => sheet.show('erase-question')}
        >
          {say(texts.erase)}
        </Button>
      </Stack>
      <ConfirmDialog
        open={sheet.open === 'erase-question'}
        onOpenChange={(next) => !next && sheet.close()}
        title={say(texts.eraseQuestion)}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.erase),
          danger: true,
          onPress: () => {
            sheet.close();
            erase.run();
          },
        }}
      >
        {say(texts.eraseHelp)}
      </ConfirmDialog>
      <StepUpSheet asked={download.proof} />
      <StepUpSheet asked={erase.proof} />
    </>
  );
};
