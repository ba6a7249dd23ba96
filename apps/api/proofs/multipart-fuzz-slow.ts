import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { startWork } from '@karigar/contract/bookings/start-work';
import { sendRaw } from '#testing/raw-http';
import type { TestApp } from '#testing/test-app';
import { MULTIPART, writeParts, writeRequest } from './multipart-fuzz-form.ts';

/** Milliseconds until the server ended each kind of slow sender. */
export type Slow = { readonly headMs: number; readonly bodyMs: number; readonly uploadMs: number };

/** Sends a byte now and then, in the head or in the body: the server must end the connection. */
export const runSlowSenders = async (
  app: TestApp,
  pace: { readonly msPerByte: number; readonly patienceMs: number; readonly senders: number },
): Promise<Slow & { readonly hung: number; readonly statuses: readonly (number | null)[] }> => {
  const port = Number(new URL(app.base).port);
  const body = writeParts([{ name: 'programType', value: 'x'.repeat(5000) }]);
  const whole = (path: string): Buffer => writeRequest({ path, contentType: MULTIPART, body });

  const sendSlowly = (path: string, quickly: number) =>
    Array.from({ length: pace.senders }, () =>
      sendRaw({
        port,
        bytes: whole(path),
        quickly,
        msPerByte: pace.msPerByte,
        patienceMs: pace.patienceMs,
      }),
    );
  const headEnd = (path: string): number => whole(path).length - body.length;
  const [head, small, upload] = await Promise.all([
    Promise.all(sendSlowly(startWork.path, 20)),
    Promise.all(sendSlowly(startWork.path, headEnd(startWork.path))),
    Promise.all(sendSlowly(uploadKycDocument.path, headEnd(uploadKycDocument.path))),
  ]);
  const longest = (answers: readonly { readonly ms: number }[]): number =>
    Math.round(Math.max(...answers.map(({ ms }) => ms)));
  const all = [...head, ...small, ...upload];
  return {
    headMs: longest(head),
    bodyMs: longest(small),
    uploadMs: longest(upload),
    hung: all.filter(({ hung }) => hung).length,
    statuses: all.map(({ status }) => status),
  };
};
