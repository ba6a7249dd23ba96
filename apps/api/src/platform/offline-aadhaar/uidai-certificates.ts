import { readFileSync } from 'node:fs';
import { verify, X509Certificate } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Signed } from './xml-signature.ts';

export class CertificatesError extends Error {}

/** The certificates with which UIDAI signs. They come from a file: nothing in a document or on the network adds one. */
export type UidaiCertificates = {
  /** Whether UIDAI signed it, with a certificate that was valid at that time. */
  readonly isSigned: (signed: Signed, at: Instant) => boolean;
};

const LEAST_BITS = 2048;
const EACH = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

const readCertificate = (pem: string) => {
  const { publicKey, validFromDate, validToDate } = new X509Certificate(pem);
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (publicKey.asymmetricKeyType !== 'rsa' || bits < LEAST_BITS)
    throw new CertificatesError(`a certificate has no RSA key of ${LEAST_BITS} bits`);
  return { publicKey, from: validFromDate.getTime(), to: validToDate.getTime() };
};

/** Old documents stay genuine after their certificate has expired, so the file may have several. */
export const readCertificates = (file: string): UidaiCertificates => {
  let certificates: ReturnType<typeof readCertificate>[];
  try {
    certificates = (readFileSync(file, 'utf8').match(EACH) ?? []).map(readCertificate);
  } catch (error) {
    throw new CertificatesError(
      `${file}: ${error instanceof Error ? error.message : 'unreadable'}`,
    );
  }
  if (certificates.length === 0) throw new CertificatesError(`${file} has no certificate`);
  return {
    isSigned: ({ text, signature, algorithm }, at) =>
      certificates.some(
        ({ publicKey, from, to }) =>
          from <= at && at <= to && verify(algorithm, text, publicKey, signature),
      ),
  };
};
