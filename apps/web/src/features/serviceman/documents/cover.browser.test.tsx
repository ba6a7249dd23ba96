import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { holdChooser } from '#testing/choose-file';
import { buttonNamed, one, settle, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { coverByKey, FIRST_COVER, moveCover, paintCover, resizeCover } from './cover.ts';
import { IdVerificationScreen } from './index.ts';

const AADHAAR = {
  id: 1,
  type: 'Aadhaar card',
  kind: 'aadhaar',
  image: null,
  status: 'pending',
  number: null,
  reason: null,
  takesOffline: false,
  signedAt: null,
  signedName: null,
  nameMatch: null,
} as const;

/** A white photo. */
const whitePhoto = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(200, 100);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, 200, 100);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'a.png', {
    type: 'image/png',
  });
};

/** Whether the picture is dark at this share of its width and height. */
const darkIn = async (picture: Blob): Promise<(x: number, y: number) => boolean> => {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return (x, y) => {
    const [red = 255] =
      context?.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1)
        .data ?? [];
    return red < 60;
  };
};

onStage();

it('a cover stays inside the picture, and arrows move it or change its size', () => {
  expect(moveCover(FIRST_COVER, 2, 2)).toMatchObject({ x: 1 - FIRST_COVER.width });
  expect(moveCover(FIRST_COVER, -2, -2)).toMatchObject({ x: 0, y: 0 });
  expect(resizeCover(FIRST_COVER, 2, -2)).toMatchObject({ width: 0.75, height: 0.04 });
  expect(coverByKey(FIRST_COVER, 'ArrowLeft', false)?.x).toBeCloseTo(0.23);
  expect(coverByKey(FIRST_COVER, 'ArrowDown', true)?.height).toBeCloseTo(0.14);
  expect(coverByKey(FIRST_COVER, 'Enter', false)).toBeNull();
});

it('a cover is painted into the picture', async () => {
  const isDark = await darkIn(await paintCover(await whitePhoto(), FIRST_COVER));
  expect(isDark(0.4, 0.78)).toBe(true);
  expect(isDark(0.7, 0.78)).toBe(false);
  expect(isDark(0.4, 0.6)).toBe(false);
});

it('an Aadhaar photo is sent with the cover where the keyboard put it', async () => {
  const server = playServer();
  server.on(listKycDocuments, () => reply(listKycDocuments, [AADHAAR]));
  const sent: File[] = [];
  server.on(uploadKycDocument, (fields) => {
    sent.push(fields.getAll('file')[0] as File);
    return Response.json({ success: true, code: 200, message: 'Document uploaded.', data: null });
  });
  const chooser = holdChooser();
  await showScreen(IdVerificationScreen, '/id', {});
  await userEvent.click(buttonNamed('Upload: Aadhaar card'));
  await settle(500);
  await userEvent.click(buttonNamed('From gallery'));
  chooser.give(await whitePhoto());
  await vi.waitFor(
    () => one('[role=dialog] button[aria-label="Cover of the first eight digits"]'),
    {
      timeout: 15_000,
    },
  );
  one('button[aria-label="Cover of the first eight digits"]').focus();
  for (let nth = 0; nth < 20; nth += 1) await userEvent.keyboard('{ArrowUp}');
  await userEvent.fill(one('input[name=documentNumber]'), '2345 6783 4417');
  await settle();
  await userEvent.click(one('[role=dialog] button[type=submit]'), { force: true });
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  const isDark = await darkIn(sent[0] ?? new Blob());
  expect(isDark(0.4, 0.38)).toBe(true);
  expect(isDark(0.4, 0.78)).toBe(false);
});
