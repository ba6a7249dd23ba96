import {
  approvalText,
  type ApprovalAnswer,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** HMAC-SHA256 with the booking's key, in hex: only this phone and the server can compute it. */
export const signApproval = async (
  key: string,
  request: ApprovalRequest,
  answer: ApprovalAnswer,
): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
  const text = new TextEncoder().encode(approvalText(request, answer));
  const signature = await crypto.subtle.sign('HMAC', imported, text);
  return [...new Uint8Array(signature)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};
