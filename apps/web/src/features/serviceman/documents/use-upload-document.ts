import type { CallResult } from '@karigar/contract/call-result';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { readDocumentNumber, type DocumentType } from '@karigar/domain/documents/document-number';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { useUpload } from '#platform/pictures/use-upload';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { paintCover, type Cover } from './cover.ts';
import { idVerificationMessages as texts } from './id-verification.messages.ts';
import { kycDocuments } from './id-verification.queries.ts';

export type UploadFaults = {
  readonly photo?: string;
  readonly number?: string;
  /** About neither field: the connection, the server, or the document itself. */
  readonly other?: string;
};

type Given = {
  readonly documentId: number;
  readonly type: DocumentType | null;
  readonly image: File | null;
  /** Painted into the picture before it is sent. */
  readonly cover: Cover | null;
  readonly number: string;
};
type Failed = Exclude<CallResult<typeof uploadKycDocument>, { readonly kind: 'ok' }>;

/** Sends a document once, however often the button is pressed, and shows an error at its field. */
export const useUploadDocument = (onDone: () => void) => {
  const say = useSay();
  const queries = useQueryClient();
  const { send, share, cancel } = useUpload(uploadKycDocument);
  const [faults, setFaults] = useState<UploadFaults>({});
  // The same file for the same picture and cover: a retry is the same action.
  const painted = useRef<{ image: File; cover: Cover; file: File } | null>(null);
  const covered = async (image: File, cover: Cover): Promise<File> => {
    const last = painted.current;
    if (last !== null && last.image === image && last.cover === cover) return last.file;
    const file = await paintCover(image, cover);
    painted.current = { image, cover, file };
    return file;
  };

  const faultOf = (failed: Failed): UploadFaults => {
    const words = whyFailed(failed, say);
    if (failed.kind !== 'refused') return { other: `${say(texts.notUploaded)} ${words}` };
    if (failed.code.startsWith('kyc.number-')) return { number: words };
    return failed.code.startsWith('file.') || failed.code === 'kyc.aadhaar-readable'
      ? { photo: words }
      : { other: words };
  };

  const upload = useAction(async ({ documentId, type, image, cover, number }: Given) => {
    const documentNumber = number.trim();
    if (image === null || documentNumber === '')
      return setFaults({
        ...(image === null && { photo: say(texts.photoMissing) }),
        ...(documentNumber === '' && { number: say(texts.numberMissing) }),
      });
    // Before the photo, which costs the data.
    if (type !== null && readDocumentNumber(type, documentNumber) === null)
      return setFaults({ number: say(texts.numberInvalid) });
    setFaults({});
    const picture = cover === null ? image : await covered(image, cover);
    const result = await send({ documentId, documentNumber, image: picture });
    // A cut or cancelled upload may have reached the server.
    void queries.invalidateQueries(kycDocuments);
    if (result === null) return;
    if (result.kind !== 'ok') return setFaults(faultOf(result));
    toasts.good(result.message);
    onDone();
  });

  return {
    run: upload.run,
    share,
    cancel,
    faults,
    mend: (field: keyof UploadFaults): void =>
      setFaults(({ [field]: _mended, other: _other, ...others }) => others),
    forget: (): void => setFaults({}),
  };
};
