import { listKycDocuments, type KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { giveCamera, holdChooser } from '#testing/choose-file';
import { aPhoto } from '#testing/photos';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, onItsWay, playServer, reply } from '#testing/test-server';
import { toasts } from '@karigar/client/toast/toasts';
import { IdVerificationScreen } from './index.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const aDocument = (id: number, type: string, more: Partial<KycDocument> = {}): KycDocument => ({
  id,
  type,
  kind: null,
  image: PIXEL,
  status: 'pending',
  number: null,
  reason: null,
  takesOffline: false,
  signedAt: null,
  signedName: null,
  nameMatch: null,
  ...more,
});

const AADHAAR = aDocument(1, 'Aadhaar card', {
  kind: 'aadhaar',
  status: 'approved',
  number: 'XXXX XXXX 4417',
});
const PAN = aDocument(2, 'PAN card', { kind: 'pan', image: null });
const LICENCE = aDocument(3, 'Driving licence', {
  kind: 'driving-licence',
  status: 'rejected',
  reason: 'Photo is blurred. Upload a clear one.',
});
const WAITING = aDocument(4, 'Police certificate');
const ALL = [AADHAAR, PAN, LICENCE, WAITING];

const show = (condition = {}) => showScreen(IdVerificationScreen, '/id', condition);
const documentsAre = (documents: readonly KycDocument[]) => {
  const server = playServer();
  server.on(listKycDocuments, () => reply(listKycDocuments, [...documents]));
  return server;
};
const press = async (name: string) => {
  await userEvent.click(buttonNamed(name));
  await settle(500);
};
const panel = (type: string): string => {
  const heading = all('main h2').find(({ innerText }) => innerText === type);
  return heading?.closest('section')?.innerText.replaceAll(/\s+/g, ' ') ?? '';
};
const sheetWords = (): string => one('[role=dialog]').innerText.replaceAll(/\s+/g, ' ');
const submit = (): Promise<void> =>
  userEvent.click(one('[role=dialog] button[type=submit]'), { force: true });

let photo: File;
let takeCameraAway: () => void;

const fill = async (chooser: ReturnType<typeof holdChooser>, number: string) => {
  await press('From gallery');
  chooser.give(photo);
  await vi.waitFor(() => one('[role=dialog] img'), { timeout: 15_000 });
  await userEvent.fill(one('input[name=documentNumber]'), number);
  await settle();
};

onStage();
beforeEach(async () => {
  photo = await aPhoto(40, 30);
  takeCameraAway = giveCamera();
});
afterEach(() => takeCameraAway());

describe('the documents', () => {
  it('[KYC-01] documents have type, image and status, those that need an upload first', async () => {
    documentsAre(ALL);
    await show();
    expect(all('main h2').map(({ innerText }) => innerText)).toEqual([
      'Driving licence',
      'PAN card',
      'Police certificate',
      'Aadhaar card',
    ]);
    expect(panel('Police certificate')).toContain('Request Pending');
    // Never sent, so nothing is pending.
    expect(panel('PAN card')).not.toContain('Request');
    expect(panel('Aadhaar card')).toContain('Request Approved');
    expect(panel('Driving licence')).toContain('Request Rejected');
    expect(panel('Aadhaar card')).toContain('XXXX XXXX 4417');
    expect(one('img[alt="Photo of Aadhaar card"]')).toHaveProperty('src', PIXEL);
  });

  it('[KYC-01] documents show pending in grey, approved in green with a tick and rejected in red', async () => {
    documentsAre(ALL);
    await show();
    const pill = (text: string) => {
      const found = all('main span').find(({ innerText, children }) => {
        return innerText.trim() === text && children[0]?.tagName === 'svg';
      });
      if (found === undefined) throw new Error(`no ${text}`);
      return [
        getComputedStyle(found).backgroundColor,
        found.querySelector('use')?.getAttribute('href')?.split('#')[1],
      ];
    };
    expect(pill('Request Pending')).toEqual(['rgb(233, 223, 204)', 'i-hour']);
    expect(pill('Request Approved')).toEqual(['rgb(220, 239, 208)', 'i-checkC']);
    expect(pill('Request Rejected')).toEqual(['rgb(251, 222, 220)', 'i-xC']);
  });

  it('[KYC-01] documents show the reviewer’s reason for a rejection', async () => {
    documentsAre(ALL);
    await show();
    expect(panel('Driving licence')).toContain('Photo is blurred. Upload a clear one.');
  });

  it('[KYC-02] documents offer an upload where there is no image and where it was rejected', async () => {
    documentsAre(ALL);
    await show();
    expect(all('main button').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Upload: Driving licence',
      'Upload: PAN card',
    ]);
  });

  it('a document’s photo is loaded with the session, and no address alone opens it', async () => {
    const server = documentsAre([{ ...WAITING, image: '/documents/4' }]);
    const asked: Headers[] = [];
    const bytes = Uint8Array.from(atob(PIXEL.split(',')[1] ?? ''), (letter) =>
      letter.charCodeAt(0),
    );
    server.pictureIs('/documents/4', (headers) => {
      asked.push(headers);
      return new Response(bytes, { headers: { 'content-type': 'image/png' } });
    });
    await show();
    await vi.waitFor(() => one('main img[alt="Photo of Police certificate"]'));
    expect(one('main img')).toHaveProperty('src', expect.stringMatching(/^blob:/));
    expect(asked[0]?.has('auth-token')).toBe(true);
    expect(asked[0]?.get('authorization')).toMatch(/^Bearer ./);
  });

  it('documents show a drawing where the photo was removed', async () => {
    documentsAre([{ ...WAITING, image: '/documents/4' }]);
    await show();
    await vi.waitFor(() => expect(all('main img')).toHaveLength(0));
    expect(one('main section svg')).toBeTruthy();
  });

  it('documents show a spinner until they load, and say when none is needed', async () => {
    const server = playServer();
    const { answer, arrive } = onItsWay();
    server.on(listKycDocuments, answer);
    await show();
    expect(one('main [role=progressbar]').ariaLabel).toBe('Loading');
    arrive(reply(listKycDocuments, []));
    await settle();
    expect(words()).toContain('No documents are asked for');
  });

  it('[KYC-04] documents report inline that they could not be loaded, and load on a retry', async () => {
    const server = documentsAre(ALL);
    server.on(listKycDocuments, broken);
    await show();
    expect(one('main [role=alert]').innerText).toBe('Error fetching KYC details.');
    server.on(listKycDocuments, () => reply(listKycDocuments, ALL));
    await press('Try again');
    expect(all('main h2')).toHaveLength(4);
  });
});

describe('an upload', () => {
  it('[KYC-02] an upload takes a photo from the camera or the gallery, and a document number', async () => {
    documentsAre(ALL);
    const chooser = holdChooser();
    await show();
    await press('Upload: Driving licence');
    expect(sheetWords()).toContain('Good light. All four corners visible.');
    await press('Take photo');
    expect(chooser.input().getAttribute('capture')).toBe('environment');
    chooser.leave();
    await press('From gallery');
    expect(chooser.input().hasAttribute('capture')).toBe(false);
    expect(chooser.input().accept).toBe('image/*');
    chooser.give(photo);
    await vi.waitFor(() => one('[role=dialog] img[alt="Your photo"]'));
    expect(all('input[type=file]')).toHaveLength(0);
  });

  it('an upload offers no camera where there is none', async () => {
    takeCameraAway();
    documentsAre(ALL);
    await show();
    await press('Upload: PAN card');
    expect(sheetWords()).not.toContain('Take photo');
  });

  it('[KYC-03] an upload is not sent without a photo and a number, and shows what is missing', async () => {
    const server = documentsAre(ALL);
    const chooser = holdChooser();
    await show();
    await press('Upload: PAN card');
    await submit();
    expect(sheetWords()).toContain('Please add a photo.');
    expect(sheetWords()).toContain('Please enter the document number.');
    await fill(chooser, '   ');
    expect(sheetWords()).not.toContain('Please add a photo.');
    await submit();
    expect(sheetWords()).toContain('Please enter the document number.');
    expect(server.count(uploadKycDocument)).toBe(0);
  });

  it('[KYC-03] an upload accepts only images', async () => {
    const server = documentsAre(ALL);
    const chooser = holdChooser();
    await show();
    await press('Upload: PAN card');
    await press('From gallery');
    chooser.give(new File(['%PDF'], 'pan.pdf', { type: 'application/pdf' }));
    await vi.waitFor(() => expect(sheetWords()).toContain('This photo cannot be read.'));
    await userEvent.fill(one('input[name=documentNumber]'), 'ABCPE1234F');
    await submit();
    expect(server.count(uploadKycDocument)).toBe(0);
  });

  it('a PAN is in capitals while typing, and an impossible one sends no photo', async () => {
    const server = documentsAre(ALL);
    const chooser = holdChooser();
    await show();
    await press('Upload: PAN card');
    await fill(chooser, 'abcp');
    expect(one('input[name=documentNumber]')).toHaveProperty('value', 'ABCP');
    await submit();
    await settle();
    expect(one('[role=dialog] [role=alert]').innerText).toBe('This document number is not valid.');
    expect(server.count(uploadKycDocument)).toBe(0);
  });

  it('[KYC-05] an upload loads the list again, closes the sheet and shows the server’s message', async () => {
    const server = documentsAre(ALL);
    const chooser = holdChooser();
    server.on(uploadKycDocument, () => {
      server.on(listKycDocuments, () => reply(listKycDocuments, [{ ...PAN, image: PIXEL }]));
      const message = 'Document uploaded.';
      return Response.json({ success: true, code: 200, message, data: null });
    });
    await show();
    await press('Upload: PAN card');
    await fill(chooser, ' ABCPE1234F ');
    await submit();
    await settle(500);
    const [sent] = server.asked(uploadKycDocument);
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      id: '2',
      documentNumber: 'ABCPE1234F',
      file: 'picture.jpg',
    });
    expect(toasts.takeAll()).toEqual([{ tone: 'good', words: 'Document uploaded.' }]);
    await vi.waitFor(() => expect(all('[role=dialog]')).toHaveLength(0));
    expect(all('main button')).toHaveLength(0);
    expect(server.count(listKycDocuments)).toBe(2);
  });

  it.each([
    ['kyc.number-invalid', 'This document number is not valid.'],
    ['file.unreadable', 'This picture could not be read. Please try another one.'],
    ['kyc.not-open', 'This document is already with us. Upload again only if it is rejected.'],
  ])(
    '[KYC-05] an upload that is refused with %s shows the reason and keeps the typed values',
    async (code, message) => {
      const server = documentsAre(ALL);
      const chooser = holdChooser();
      server.on(uploadKycDocument, () =>
        Response.json({ success: false, code, message, data: null }),
      );
      await show();
      await press('Upload: PAN card');
      await fill(chooser, 'ABCPE1234F');
      await submit();
      await settle();
      expect(one('[role=dialog] [role=alert]').innerText).toBe(message);
      expect(one('input[name=documentNumber]')).toHaveProperty('value', 'ABCPE1234F');
      expect(one('[role=dialog] img')).toBeTruthy();
      expect(toasts.takeAll()).toEqual([]);
    },
  );

  it('[ERR-02] an upload that is cut keeps the form without a toast, and retries with the same idempotency key', async () => {
    const server = documentsAre(ALL);
    const chooser = holdChooser();
    server.on(uploadKycDocument, cut);
    await show();
    await press('Upload: PAN card');
    await fill(chooser, 'ABCPE1234F');
    await submit();
    await settle();
    expect(one('[role=dialog] [role=alert]').innerText).toMatch(/^Not uploaded\. /);
    await submit();
    await settle();
    await userEvent.fill(one('input[name=documentNumber]'), 'ABCPE1234G');
    await submit();
    await settle();
    const [first, second, other] = server.asked(uploadKycDocument).map(({ key }) => key);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(toasts.takeAll()).toEqual([]);
    expect(all('main h2')).toHaveLength(4);
  });

  it('an upload shows its progress, does not start twice, and can be cancelled', async () => {
    const server = documentsAre(ALL);
    const chooser = holdChooser();
    const { answer } = onItsWay();
    server.on(uploadKycDocument, answer);
    await show();
    await press('Upload: PAN card');
    await fill(chooser, 'ABCPE1234F');
    await submit();
    await submit();
    await settle();
    expect(one('[role=dialog] [role=progressbar]').ariaValueNow).toBe('50');
    expect(server.count(uploadKycDocument)).toBe(1);
    await press('Cancel upload');
    expect(all('[role=dialog] [role=progressbar]')).toHaveLength(0);
    expect(all('[role=dialog] [role=alert]')).toHaveLength(0);
    expect(one('[role=dialog] img')).toBeTruthy();
  });

  it('an upload is cancelled when its sheet is closed, and the next one starts empty', async () => {
    const server = documentsAre(ALL);
    const chooser = holdChooser();
    server.on(uploadKycDocument, onItsWay().answer);
    await show();
    await press('Upload: PAN card');
    await fill(chooser, 'ABCPE1234F');
    await submit();
    await settle();
    await press('Close');
    await vi.waitFor(() => expect(all('[role=dialog]')).toHaveLength(0));
    await press('Upload: Driving licence');
    expect(all('[role=dialog] [role=progressbar], [role=dialog] img')).toHaveLength(0);
    expect(one('input[name=documentNumber]')).toHaveProperty('value', '');
  });
});
