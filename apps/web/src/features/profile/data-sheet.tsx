import { Button } from '@karigar/ui/button/button';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useSay } from '#shared/language/use-say';
import { StepUpSheet } from '#shared/step-up/step-up-sheet.tsx';
import { dataMessages as texts } from './data.messages.ts';
import { profileMessages } from './profile.messages.ts';
import { useOwnData } from './use-own-data.ts';

export const DataSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const { download, erase } = useOwnData();
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={say(profileMessages.yourData)}
        closeLabel={say(profileMessages.close)}
      >
        <Text>{say(texts.help)}</Text>
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
      </Sheet>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(texts.eraseQuestion)}
        cancelLabel={say(profileMessages.cancel)}
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
