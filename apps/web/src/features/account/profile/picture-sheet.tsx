import type { Profile } from '@karigar/contract/profile/get-profile';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { Button } from '@karigar/ui/button/button';
import { FieldError } from '@karigar/ui/field/field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { PictureField } from '#platform/pictures/picture-field.tsx';
import { UploadProgress } from '#platform/pictures/upload-progress.tsx';
import { usePicture } from '#platform/pictures/use-picture';
import { useUpload } from '#platform/pictures/use-upload';
import { ownProfile } from '#entities/profile/own-profile';
import { useAction } from '@karigar/client/api/use-action';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { pictureMessages as texts } from './picture.messages.ts';
import { useSaySaved } from './use-say-saved.ts';

/** Sends a new profile picture, together with all other fields as the server has them. */
export const PictureSheet = ({
  profile,
  open,
  onClose,
}: {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const saySaved = useSaySaved();
  const queries = useQueryClient();
  const { picture, choose, clear } = usePicture();
  const upload = useUpload(updateProfile);
  const [isMissing, setMissing] = useState(false);
  useOnOpening(open, () => {
    clear();
    setMissing(false);
  });

  const save = useAction(async () => {
    setMissing(picture.kind !== 'ready');
    if (picture.kind !== 'ready') return;
    const { firstName, lastName, phone, address, email } = profile;
    const fields = { firstName, lastName, phone, address, email };
    const result = await upload.send({ ...fields, picture: picture.file });
    if (result === null) return;
    saySaved(result);
    if (result.kind !== 'ok') return;
    await queries.invalidateQueries(ownProfile);
    onClose();
  });

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        upload.cancel();
        onClose();
      }}
      title={say(texts.changePicture)}
      closeLabel={say(texts.close)}
      footer={
        upload.share === null ? (
          <Button block inactive={picture.kind !== 'ready'} onClick={save.run}>
            {say(texts.update)}
          </Button>
        ) : (
          <UploadProgress share={upload.share} onCancel={upload.cancel} />
        )
      }
    >
      <PictureField
        picture={picture}
        onChoose={(from) => {
          setMissing(false);
          choose(from);
        }}
      />
      {isMissing && <FieldError>{say(texts.chooseFirst)}</FieldError>}
    </Sheet>
  );
};
