import type { CallResult } from '@karigar/contract/call-result';
import { giveOfflineAadhaar } from '@karigar/contract/documents/give-offline-aadhaar';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { useUpload } from '#platform/pictures/use-upload';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { kycDocuments } from '../id-verification.queries.ts';
import { isZip, openOfflineFile } from './open-offline-file.ts';
import { offlineMessages as texts } from './offline.messages.ts';

export type OfflineFaults = {
  readonly file?: string;
  readonly code?: string;
  readonly qr?: string;
  /** About none of the fields: the connection, the server, or the document itself. */
  readonly other?: string;
};

type Given = { readonly file: File | null; readonly code: string; readonly qr: string };
type Failed = Exclude<CallResult<typeof giveOfflineAadhaar>, { readonly kind: 'ok' }>;

/** Opens the file on the phone and sends what UIDAI signed; an error is shown at its field. */
export const useGiveOffline = (documentId: number, onDone: () => void) => {
  const say = useSay();
  const queries = useQueryClient();
  const { send, share, cancel } = useUpload(giveOfflineAadhaar);
  const [faults, setFaults] = useState<OfflineFaults>({});
  // The same file for the same choice: a retry is the same action.
  const opened = useRef<{ from: File; code: string; xml: File } | null>(null);

  const open = async (from: File, code: string): Promise<File | OfflineFaults> => {
    const last = opened.current;
    if (last !== null && last.from === from && last.code === code) return last.xml;
    if (code === '' && (await isZip(from))) return { code: say(texts.codeMissing) };
    const result = await openOfflineFile(from, code);
    if (result.kind !== 'xml')
      return result.kind === 'unreadable'
        ? { file: say(texts.fileUnreadable) }
        : { code: say(texts.codeWrong) };
    opened.current = { from, code, xml: result.file };
    return result.file;
  };

  const faultOf = (failed: Failed, isQr: boolean): OfflineFaults => {
    const words = whyFailed(failed, say);
    if (failed.kind !== 'refused') return { other: `${say(texts.notSent)} ${words}` };
    if (failed.code === 'kyc.offline-unreadable' || failed.code === 'kyc.offline-not-genuine')
      return isQr ? { qr: words } : { file: words };
    return { other: words };
  };

  const give = useAction(async ({ file, code, qr }: Given) => {
    const text = qr.trim();
    if (file === null && text === '') return setFaults({ other: say(texts.missing) });
    const xml = file === null ? null : await open(file, code.trim());
    if (xml !== null && !(xml instanceof File)) return setFaults(xml);
    setFaults({});
    const result = await send(xml === null ? { documentId, qr: text } : { documentId, xml });
    // A cut or cancelled upload may have reached the server.
    void queries.invalidateQueries(kycDocuments);
    if (result === null) return;
    if (result.kind !== 'ok') return setFaults(faultOf(result, xml === null));
    toasts.good(result.message);
    onDone();
  });

  return {
    run: give.run,
    share,
    cancel,
    faults,
    tell: setFaults,
    mend: (field: keyof OfflineFaults): void =>
      setFaults(({ [field]: _mended, other: _other, ...others }) => others),
  };
};
