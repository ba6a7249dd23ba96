import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { FieldError } from '@karigar/ui/field/field';
import { TextField } from '@karigar/ui/field/text-field';
import { Icon } from '@karigar/ui/icon/icon';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { PictureField } from '#platform/pictures/picture-field.tsx';
import { UploadProgress } from '#platform/pictures/upload-progress.tsx';
import { usePicture } from '#platform/pictures/use-picture';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { FIRST_COVER } from './cover.ts';
import { CoverField } from './cover-field.tsx';
import { idVerificationMessages as texts } from './id-verification.messages.ts';
import { useUploadDocument } from './use-upload-document.ts';

const FORM = 'upload-document';
const HELP = {
  aadhaar: texts.aadhaarHelp,
  pan: texts.panHelp,
  'driving-licence': texts.licenceHelp,
} as const;

/** A photo of the document and its number. Closing the sheet cancels a running upload. */
export const UploadSheet = ({
  document,
  onClose,
}: {
  document: KycDocument | null;
  onClose: () => void;
}) => {
  const say = useSay();
  const [shown, setShown] = useState(document);
  const [number, setNumber] = useState('');
  const { picture, choose, clear } = usePicture();
  const [cover, setCover] = useState(FIRST_COVER);
  const upload = useUploadDocument(onClose);
  const isOpen = document !== null;
  // Keeps its content while it slides away.
  if (document !== null && document !== shown) setShown(document);
  useOnOpening(isOpen, () => {
    setNumber('');
    setCover(FIRST_COVER);
    upload.forget();
  });
  const onClosed = useEffectEvent(() => {
    upload.cancel();
    clear();
  });
  useEffect(() => {
    if (!isOpen) onClosed();
  }, [isOpen]);
  if (shown === null) return null;

  const { share, faults } = upload;
  const { kind } = shown;
  const image = picture.kind === 'ready' ? picture.file : null;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={shown.type}
      closeLabel={say(texts.close)}
      footer={
        <Stack gap={3}>
          {share !== null && <UploadProgress share={share} onCancel={upload.cancel} />}
          <Button
            type="submit"
            form={FORM}
            block
            icon="upload"
            busy={share !== null}
            inactive={image === null || number.trim() === ''}
          >
            {say(texts.upload)}
          </Button>
        </Stack>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          upload.run({
            documentId: shown.id,
            type: kind,
            image,
            cover: kind === 'aadhaar' ? cover : null,
            number,
          });
        }}
      >
        <Stack gap={4}>
          {faults.other !== undefined && (
            <Callout alert tone="bad">
              {faults.other}
            </Callout>
          )}
          {kind === 'aadhaar' && (
            <Text size="small" tone="muted">
              {say(texts.maskedAadhaar)}
            </Text>
          )}
          {kind === 'aadhaar' && picture.kind === 'ready' && (
            <CoverField
              url={picture.url}
              cover={cover}
              disabled={share !== null}
              onChange={setCover}
            />
          )}
          <PictureField
            // The cover's field shows the photo.
            picture={kind === 'aadhaar' && picture.kind === 'ready' ? { kind: 'none' } : picture}
            disabled={share !== null}
            onChoose={(from) => {
              choose(from);
              upload.mend('photo');
            }}
          />
          {faults.photo !== undefined && <FieldError>{faults.photo}</FieldError>}
          <Row gap={2} align="start">
            <Icon name="sun" size={20} />
            <Text size="small" tone="muted">
              {say(texts.goodLight)}
            </Text>
          </Row>
          <TextField
            name="documentNumber"
            label={say(texts.documentNumber)}
            {...(kind !== null && { help: say(HELP[kind]) })}
            error={faults.number}
            value={number}
            maxLength={40}
            inputMode={kind === 'aadhaar' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            readOnly={share !== null}
            onChange={({ target }) => {
              setNumber(target.value.toUpperCase());
              upload.mend('number');
            }}
          />
        </Stack>
      </form>
    </Sheet>
  );
};
