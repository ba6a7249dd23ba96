import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { FieldError } from '@karigar/ui/field/field';
import { TextArea, TextField } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { chooseFile } from '#platform/pictures/choose-file';
import { UploadProgress } from '#platform/pictures/upload-progress.tsx';
import { offlineMessages as texts } from './offline.messages.ts';
import { canReadQr, readQr } from './read-qr.ts';
import { useGiveOffline } from './use-give-offline.ts';

const FORM = 'offline-aadhaar';

/** UIDAI's signed file with its share code, or the text of the QR code, instead of a photo of the Aadhaar card. */
export const OfflineSheet = ({
  document,
  onClose,
}: {
  document: KycDocument;
  onClose: () => void;
}) => {
  const say = useSay();
  const [file, setFile] = useState<File | null>(null);
  const [code, setCode] = useState('');
  const [qr, setQr] = useState('');
  const give = useGiveOffline(document.id, onClose);
  const { share, faults } = give;
  const isSending = share !== null;

  const pickFile = async (): Promise<void> => {
    const chosen = await chooseFile('.zip,.xml,application/zip,text/xml');
    if (chosen === null) return;
    setFile(chosen);
    setQr('');
    give.tell({});
  };
  const pickPhoto = async (): Promise<void> => {
    const photo = await chooseFile('image/*');
    if (photo === null) return;
    const text = await readQr(photo);
    if (text === null) return give.tell({ qr: say(texts.qrNotFound) });
    setQr(text);
    setFile(null);
    give.tell({});
  };

  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(texts.close)}
      footer={
        <Stack gap={3}>
          {share !== null && <UploadProgress share={share} onCancel={give.cancel} />}
          <Button
            type="submit"
            form={FORM}
            block
            icon="shield"
            busy={isSending}
            inactive={file === null && qr.trim() === ''}
          >
            {say(texts.send)}
          </Button>
        </Stack>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          give.run({ file, code, qr });
        }}
      >
        <Stack gap={4}>
          {faults.other !== undefined && (
            <Callout alert tone="bad">
              {faults.other}
            </Callout>
          )}
          <Text size="small">{say(texts.why)}</Text>
          <Text size="small" tone="muted">
            {say(texts.how)}
          </Text>
          {file !== null && <Text>{say(texts.chosen, { name: file.name })}</Text>}
          <Button
            block
            variant="tonal"
            icon="upload"
            disabled={isSending}
            onClick={() => void pickFile()}
          >
            {say(file === null ? texts.chooseFile : texts.otherFile)}
          </Button>
          {faults.file !== undefined && <FieldError>{faults.file}</FieldError>}
          {file !== null && !/\.xml$/i.test(file.name) && (
            <TextField
              name="shareCode"
              label={say(texts.shareCode)}
              help={say(texts.shareCodeHelp)}
              error={faults.code}
              value={code}
              maxLength={20}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              readOnly={isSending}
              onChange={({ target }) => {
                setCode(target.value);
                give.mend('code');
              }}
            />
          )}
          {file === null && (
            <>
              <Text as="h3">{say(texts.orQr)}</Text>
              {canReadQr() && (
                <Button
                  block
                  variant="tonal"
                  icon="camera"
                  disabled={isSending}
                  onClick={() => void pickPhoto()}
                >
                  {say(texts.photoOfQr)}
                </Button>
              )}
              <TextArea
                name="qr"
                label={say(texts.qrText)}
                help={say(texts.qrHelp)}
                error={faults.qr}
                value={qr}
                maxLength={8000}
                rows={3}
                inputMode="numeric"
                autoComplete="off"
                spellCheck={false}
                readOnly={isSending}
                onChange={({ target }) => {
                  setQr(target.value);
                  give.mend('qr');
                }}
              />
            </>
          )}
        </Stack>
      </form>
    </Sheet>
  );
};
