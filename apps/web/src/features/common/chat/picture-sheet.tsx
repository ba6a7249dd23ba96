import { Button } from '@karigar/ui/button/button';
import { FieldError } from '@karigar/ui/field/field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { useState } from 'react';
import type { ActionResult } from '#platform/action-queue/action';
import { actionMessages } from '#entities/actions/actions.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import { PictureField } from '#platform/pictures/picture-field.tsx';
import { usePicture } from '#platform/pictures/use-picture';
import { useAction } from '@karigar/client/api/use-action';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { chatMessages as texts } from './chat.messages.ts';

/** A photo for the other side: taken or chosen, scaled down, and queued until it is sent. */
export const PictureSheet = ({
  open,
  onClose,
  onSend,
}: {
  open: boolean;
  onClose: () => void;
  onSend: (picture: File) => Promise<ActionResult>;
}) => {
  const say = useSay();
  const { picture, choose, clear } = usePicture();
  const [isNotSaved, setNotSaved] = useState(false);
  useOnOpening(open, () => {
    clear();
    setNotSaved(false);
  });
  const send = useAction(async (file: File) => {
    setNotSaved(false);
    const result = await onSend(file);
    // The conversation shows the picture's state, also when refused.
    if (result.kind === 'not-saved') setNotSaved(true);
    else onClose();
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say(texts.sendPicture)}
      closeLabel={say(texts.close)}
      footer={
        picture.kind === 'ready' ? (
          <Button block icon="send" busy={send.isBusy} onClick={() => send.run(picture.file)}>
            {say(texts.send)}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <PictureField picture={picture} onChoose={choose} />
        {isNotSaved && <FieldError>{say(actionMessages.notSaved)}</FieldError>}
      </Stack>
    </Sheet>
  );
};
