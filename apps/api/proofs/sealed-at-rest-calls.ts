import { randomUUID } from 'node:crypto';
import type { AnyCall } from '@karigar/contract/define-call';
import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import type { FieldValue } from '@karigar/contract/wire/form-data';
import { onePixel } from '#testing/call-rows';
import { cardWith } from '#testing/document-pictures';
import { people } from '#testing/people';
import type { SpawnedServer } from '#testing/spawned-server';
import { CLIENT_ID, sendCall } from '#testing/send-call';
import type { Canaries } from './sealed-at-rest-canaries.ts';

type Fields = Readonly<Record<string, FieldValue>>;
type Tokens = { readonly serviceman: string; readonly operator: string };

/** Is found in a stored picture only by reading it, after it was opened with its key. */
export const PRINTED = 'Permanent Account Number';

/** How the card with the number lies in a picture: as it is, turned, and light on dark. */
export const CARD_LOOKS = [
  {},
  { turned: 90 },
  { turned: 180 },
  { ink: '#f0f0f0', paper: '#203040' },
] as const;
export type CardLook = (typeof CARD_LOOKS)[number];

/** Sends every canary to the server in every valid way, and in some invalid ones. */
export const sendCanaries = async (
  { base, consoleBase }: Pick<SpawnedServer, 'base' | 'consoleBase'>,
  tokens: Tokens,
  canaries: Canaries,
  planted: string,
  looks: readonly CardLook[],
) => {
  const heard: string[] = [];
  const outcomes: string[] = [];

  const send = async (call: AnyCall, fields: Fields, token: string | null = tokens.serviceman) => {
    const key = call.writes ? { key: randomUUID() } : {};
    // The second reply comes from the idempotency store.
    for (const _ of call.writes ? [1, 2] : [1]) {
      const reply = await sendCall(base, call, fields, { token, ...key });
      heard.push(`${JSON.stringify([...reply.headers])} ${reply.text}`);
      outcomes.push(`${call.name} ${reply.body.success ? 'ok' : String(reply.body.code)}`);
    }
  };

  const bank = (accountNo: string, ifscCode = 'HDFC0001234'): Fields => ({
    accountNo,
    ifscCode,
    holderName: 'Imran Shaikh',
    bankName: 'HDFC Bank',
  });
  const document = (id: number, documentNumber: string, file = onePixel()): Fields => ({
    id: String(id),
    documentNumber,
    file,
  });

  const { firstName, lastName, email, phone } = people.imran;
  await send(updateProfile, { firstName, lastName, email, phone, address: planted });
  await send(updateBankDetails, bank(canaries.account, 'no code'));
  await send(updateBankDetails, bank(canaries.account));
  await send(updateBankDetails, bank(canaries.otherAccount));

  const listed = await sendCall(base, listKycDocuments, {}, { token: tokens.serviceman });
  const [aadhaar, pan, licence] = (listed.body.data as { id: number }[]).map(({ id }) => id);
  await send(uploadKycDocument, document(pan ?? 0, canaries.aadhaar));
  await send(uploadKycDocument, document(pan ?? 0, canaries.pan, new File(['x'], 'x.png')));
  // The numbers are in the pictures too: on the card, and on a picture of another document.
  const printed = canaries.aadhaar.replaceAll(/(.{4})(?=.)/g, '$1 ');
  const card = ['Government of India', printed];
  for (const look of looks)
    await send(
      uploadKycDocument,
      document(aadhaar ?? 0, canaries.aadhaar, await cardWith(card, look)),
    );
  await send(uploadKycDocument, document(pan ?? 0, canaries.pan, await cardWith(card)));
  const panCard = await cardWith([PRINTED, canaries.pan]);
  const covered = await cardWith(['Government of India', `XXXX XXXX ${printed.slice(-4)}`]);
  const licenceCard = await cardWith(['Driving licence', canaries.licence]);
  await send(uploadKycDocument, document(pan ?? 0, canaries.pan, panCard));
  await send(uploadKycDocument, document(aadhaar ?? 0, canaries.aadhaar, covered));
  await send(uploadKycDocument, document(licence ?? 0, canaries.licence, licenceCard));
  await send(uploadKycDocument, document(licence ?? 0, canaries.pan));

  await send(updateBankDetails, bank(canaries.account), null);
  await send(updateBankDetails, bank(canaries.account), randomUUID());
  await send({ ...updateBankDetails, programType: canaries.account }, bank(canaries.account));
  const garbage = await fetch(`${base}${updateBankDetails.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${CLIENT_ID}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: `--x\r\n${Object.values(canaries).join('\r\n')}`,
  });
  heard.push(await garbage.text());
  await send(getProfile, {});
  await send(listKycDocuments, {});

  const reason = 'To see that it is not kept';
  const about = { accountId: String(people.imran.id), number: 'bankAccount', reason };
  const revealing = { token: tokens.operator, key: randomUUID() };
  const revealed = await sendCall(consoleBase, revealSealed, about, revealing);
  const again = await sendCall(consoleBase, revealSealed, about, revealing);
  heard.push(again.text);
  return { heard, outcomes, revealed: revealed.text };
};
