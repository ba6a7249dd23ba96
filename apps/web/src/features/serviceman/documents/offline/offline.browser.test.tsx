import { giveOfflineAadhaar } from '@karigar/contract/documents/give-offline-aadhaar';
import { listKycDocuments, type KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { holdChooser } from '#testing/choose-file';
import { aPhoto } from '#testing/photos';
import { all, buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { toasts } from '@karigar/client/toast/toasts';
import { IdVerificationScreen } from '../index.ts';

/** Written by another program (zip.js), with the share code a1B2. */
const ZIP =
  'UEsDBBQACQgIAABQJVwAAAAAAAAAAAAAAAAjAAAAb2ZmbGluZWFhZGhhYXIyMDI2MDEwNTEwMzA0NTEyMy54bWxBJlnyYElnR9DbZqCLMmi7m4/OtovLN/JJT7kJmLIw3s/TcyEVsxcfvdqHhBz8FyHUIu5MLTHRZeTmU4QyWgIIS/Bvg4pIQkGpr9lC99UI6WMEc6xVebGoC01NblTJ7m9cAAAA3wEAAFBLAQIAAxQACQgIAABQJVxUye5vXAAAAN8BAAAjAAAAAAAAAAAAAACkAQAAAABvZmZsaW5lYWFkaGFhcjIwMjYwMTA1MTAzMDQ1MTIzLnhtbFBLBQYAAAAAAQABAFEAAACpAAAAAAA=';

const AADHAAR: KycDocument = {
  id: 1,
  type: 'Aadhaar card',
  kind: 'aadhaar',
  image: null,
  status: 'pending',
  number: null,
  reason: null,
  takesOffline: true,
  signedAt: null,
  signedName: null,
  nameMatch: null,
};

onStage();
afterEach(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

const documentIs = (...documents: readonly KycDocument[]) => {
  const server = playServer();
  server.on(listKycDocuments, () => reply(listKycDocuments, [...documents]));
  return server;
};
const press = async (name: string) => {
  await userEvent.click(buttonNamed(name));
  await settle(500);
};
const submit = async (): Promise<void> => {
  await userEvent.click(one('[role=dialog] button[type=submit]'), { force: true });
  await settle(300);
};
const OPEN = 'Offline e-KYC instead of a photo: Aadhaar card';
const open = async () => {
  await showScreen(IdVerificationScreen, '/id', {});
  await press(OPEN);
  await vi.waitFor(() => one('[role=dialog]'));
};
const zip = (): File =>
  new File([Uint8Array.from(atob(ZIP), (letter) => letter.charCodeAt(0))], 'offline.zip');
const chooseZip = async () => {
  const chooser = holdChooser();
  await press('Choose the file');
  expect(chooser.input().accept).toContain('.zip');
  chooser.give(zip());
  await vi.waitFor(() => one('input[name=shareCode]'));
};
const alerts = (): string =>
  all('[role=dialog] [role=alert]')
    .map(({ innerText }) => innerText)
    .join(' ');

it('an offline e-KYC is offered only where the server can check it and the document is open', async () => {
  documentIs(
    { ...AADHAAR, takesOffline: false },
    { ...AADHAAR, id: 2, type: 'PAN card', kind: 'pan', takesOffline: false },
    { ...AADHAAR, id: 3, status: 'approved' },
  );
  await showScreen(IdVerificationScreen, '/id', {});
  expect(words()).not.toContain('Offline e-KYC');
});

it('a ZIP is opened on the phone with its share code, and only the XML is sent', async () => {
  const server = documentIs(AADHAAR);
  server.on(giveOfflineAadhaar, () => reply(giveOfflineAadhaar, null));
  await open();
  await chooseZip();
  await userEvent.fill(one('input[name=shareCode]'), 'a1B2');
  await submit();
  await vi.waitFor(() => expect(all('[role=dialog]')).toHaveLength(0));
  const [sent] = server.asked(giveOfflineAadhaar);
  expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({ id: '1', file: 'offline.xml' });
  expect(JSON.stringify([...(sent?.fields ?? [])])).not.toContain('a1B2');
  expect(toasts.takeAll()).toMatchObject([{ tone: 'good' }]);
});

it('a missing or wrong share code and a file of another kind are told without sending', async () => {
  const server = documentIs(AADHAAR);
  await open();
  await submit();
  expect(alerts()).toBe('Choose the file, or paste the text of the QR code.');
  await chooseZip();
  await submit();
  expect(alerts()).toBe('Please enter the share code of this file.');
  await userEvent.fill(one('input[name=shareCode]'), 'A1B2');
  await submit();
  await vi.waitFor(() => expect(alerts()).toContain('does not open with this share code'));
  const chooser = holdChooser();
  await press('Choose another file');
  chooser.give(new File(['PK, but no ZIP'], 'other.zip'));
  await settle();
  await submit();
  await vi.waitFor(() => expect(alerts()).toContain('This is not the file of UIDAI.'));
  expect(server.count(giveOfflineAadhaar)).toBe(0);
});

it.each([
  ['kyc.offline-not-genuine', 'UIDAI’s signature does not match.'],
  ['kyc.not-open', 'This document is already with us.'],
])('a refusal with %s is shown and the text stays', async (code, message) => {
  const server = documentIs(AADHAAR);
  server.on(giveOfflineAadhaar, () => Response.json({ success: false, code, message, data: null }));
  await open();
  await userEvent.fill(one('textarea[name=qr]'), ' 123456 ');
  await submit();
  expect(alerts()).toBe(message);
  expect(one('textarea[name=qr]')).toHaveProperty('value', ' 123456 ');
  expect(Object.fromEntries(server.asked(giveOfflineAadhaar)[0]?.fields ?? [])).toMatchObject({
    id: '1',
    qr: '123456',
  });
});

it('a cut connection is told, and the retry is the same action', async () => {
  const server = documentIs(AADHAAR);
  server.on(giveOfflineAadhaar, cut);
  await open();
  await chooseZip();
  await userEvent.fill(one('input[name=shareCode]'), 'a1B2');
  await submit();
  await vi.waitFor(() => expect(alerts()).toMatch(/^Not sent\. /));
  await submit();
  await vi.waitFor(() => expect(server.count(giveOfflineAadhaar)).toBe(2));
  const [first, second] = server.asked(giveOfflineAadhaar).map(({ key }) => key);
  expect(second).toBe(first);
});

it('a phone that reads QR codes takes the text from a photo, and says when there is none', async () => {
  let found: { rawValue: string }[] = [];
  Object.defineProperty(globalThis, 'BarcodeDetector', {
    configurable: true,
    value: class {
      detect = () => Promise.resolve(found);
    },
  });
  documentIs(AADHAAR);
  await open();
  const chooser = holdChooser();
  await press('Read it from a photo');
  chooser.give(await aPhoto(40, 30));
  await vi.waitFor(() => expect(alerts()).toContain('No QR code was found'));
  found = [{ rawValue: '12' }, { rawValue: '123456' }];
  await press('Read it from a photo');
  chooser.give(await aPhoto(40, 30));
  await vi.waitFor(() => expect(one('textarea[name=qr]')).toHaveProperty('value', '123456'));
});

it('a signed document shows when it was checked, and a name that differs', async () => {
  documentIs({
    ...AADHAAR,
    number: 'XXXX XXXX 4417',
    signedAt: NOW,
    signedName: 'Kavita Pawar',
    nameMatch: 'different',
  });
  await showScreen(IdVerificationScreen, '/id', {});
  expect(words()).toContain('Checked with UIDAI’s signature on 15 Nov 2026');
  expect(words()).toContain('Request Pending');
  expect(words()).toContain('The name on the Aadhaar is Kavita Pawar.');
  expect(all('main button')).toHaveLength(0);
});
