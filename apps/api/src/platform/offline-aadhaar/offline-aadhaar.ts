import type { Instant } from '@karigar/domain/dates/instant';
import { readReferenceId } from '@karigar/domain/documents/reference-id';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { readXml, type XmlElement } from './read-xml.ts';
import { readSecureQr, type SecureQr } from './secure-qr.ts';
import type { UidaiCertificates } from './uidai-certificates.ts';
import { readSignature } from './xml-signature.ts';

export type OfflineRefusal = 'kyc.offline-unreadable' | 'kyc.offline-not-genuine';

/** All that is kept of an offline e-KYC; never its address, birthday, photo or hashes. */
export type SignedAadhaar = {
  readonly name: string;
  readonly lastFour: string;
  readonly issuedAt: Instant;
};

/** With its photo an XML file of UIDAI has less than 100 kB. */
const MOST_XML_BYTES = 512 * 1024;
const LONGEST_NAME = 120;
const DAY_MS = 86_400_000;

const childNamed = (element: XmlElement, name: string): XmlElement | null => {
  const found = element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Null for a file that is none of UIDAI's; `signed` is null where the signature is missing or of another document. */
const readOfflineXml = (bytes: Uint8Array) => {
  const root = bytes.length > MOST_XML_BYTES ? null : readXml(bytes);
  if (root === null || root.name !== 'OfflinePaperlessKyc') return null;
  const data = childNamed(root, 'UidData');
  const person = data === null ? null : childNamed(data, 'Poi');
  const name = person?.attributes.get('name');
  const referenceId = root.attributes.get('referenceId');
  return name === undefined || referenceId === undefined
    ? null
    : { signed: readSignature(root), referenceId, name };
};

type Read = Pick<SecureQr, 'referenceId' | 'name'> & { readonly signed: SecureQr['signed'] | null };

/** Reads a file or the text of a QR code, and accepts only what UIDAI signed. */
export const readOfflineAadhaar = async (
  { isSigned }: UidaiCertificates,
  given: File | string,
  now: Instant,
): Promise<Result<SignedAadhaar, OfflineRefusal>> => {
  if (typeof given !== 'string' && given.size > MOST_XML_BYTES)
    return refused('kyc.offline-unreadable');
  const read: Read | null =
    typeof given === 'string' ? readSecureQr(given) : readOfflineXml(await given.bytes());
  const reference = readReferenceId(read?.referenceId ?? '');
  const name = read?.name.trim().replaceAll(/\s+/g, ' ') ?? '';
  if (read === null || reference === null || name === '' || name.length > LONGEST_NAME)
    return refused('kyc.offline-unreadable');
  const isGenuine =
    read.signed !== null &&
    reference.issuedAt <= now + DAY_MS &&
    isSigned(read.signed, reference.issuedAt);
  return isGenuine ? accepted({ name, ...reference }) : refused('kyc.offline-not-genuine');
};
