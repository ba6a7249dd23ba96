import { createSign, generateKeyPairSync, hash, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Plays UIDAI: a certificate of its own, and documents as UIDAI writes and signs them. */

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  if (size < 0x80) return Buffer.concat([Buffer.from([tag, size]), body]);
  const bytes = size < 0x1_00 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), body]);
};
const RSA_SHA256 = der(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'));
const NAME = der(
  0x30,
  der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('UIDAI of tests')))),
);
const timeOf = (day: string): Buffer =>
  der(0x18, Buffer.from(`${day.replaceAll('-', '')}000000Z`, 'latin1'));

const certify = (
  { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject },
  { from, to }: { readonly from: string; readonly to: string },
): string => {
  const facts = der(
    0x30,
    der(0xa0, Buffer.from('020102', 'hex')),
    Buffer.from('020101', 'hex'),
    RSA_SHA256,
    NAME,
    der(0x30, timeOf(from), timeOf(to)),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(facts).sign(privateKey);
  const bytes = der(0x30, facts, RSA_SHA256, der(0x03, Buffer.from([0]), signature));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
};

export type Person = { readonly name: string; readonly referenceId: string };
export const SURESH: Person = { name: 'Suresh Pawar', referenceId: '441720260105103045123' };

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** As UIDAI writes it, and at once in its canonical form: attributes in order, no empty tags. */
const contentOf = ({ name, referenceId }: Person): string =>
  `<OfflinePaperlessKyc referenceId="${referenceId}"><UidData><Poi dob="04-03-1984" e="e3b0c44298fc1c14" gender="M" m="6f593e2e35a616a9" name="${name}"></Poi><Poa careof="" country="India" dist="Pune" house="12 &amp; 13" loc="Baner" pc="411045" state="Maharashtra" vtc="Pune"></Poa><Pht>/9j/4AAQSkZJRg==</Pht></UidData></OfflinePaperlessKyc>`;

export const playUidai = ({ from, to } = { from: '2024-01-01', to: '2028-01-01' }) => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = certify(keys, { from, to });
  const folder = mkdtempSync(join(tmpdir(), 'karigar-uidai-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'uidai.pem');
  writeFileSync(file, certificate);
  const signed = (text: Buffer, algorithm: string): Buffer =>
    sign(algorithm, text, keys.privateKey);
  return {
    certificate,
    file,
    xml: (person: Person = SURESH, algorithm: 'sha1' | 'sha256' = 'sha256'): string => {
      const content = contentOf(person);
      const method =
        algorithm === 'sha1'
          ? `${DSIG}rsa-sha1`
          : 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
      const info = (xmlns: string): string =>
        `<SignedInfo${xmlns}><CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></CanonicalizationMethod><SignatureMethod Algorithm="${method}"></SignatureMethod><Reference URI=""><Transforms><Transform Algorithm="${DSIG}enveloped-signature"></Transform></Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></DigestMethod><DigestValue>${hash('sha256', content, 'base64')}</DigestValue></Reference></SignedInfo>`;
      const value = signed(Buffer.from(info(` xmlns="${DSIG}"`)), algorithm).toString('base64');
      const signature = `<Signature xmlns="${DSIG}">${info('')}<SignatureValue>${value}</SignatureValue><KeyInfo><X509Data><X509Certificate>MIID</X509Certificate></X509Data></KeyInfo></Signature>`;
      return `<?xml version="1.0" encoding="UTF-8"?>${content.replace(/<\/OfflinePaperlessKyc>$/, `${signature}$&`)}`;
    },
    qr: ({ name, referenceId }: Person = SURESH, version = 'V2'): string => {
      const fields = ['3', referenceId, name, '04-03-1984', 'M', '', 'Pune', '', '12', 'Baner'];
      const all = version === '' ? fields : [version, ...fields];
      const text = Buffer.concat([
        ...all.map((field) => Buffer.concat([Buffer.from(field, 'latin1'), Buffer.from([0xff])])),
        Buffer.from('ff4fff51002f', 'hex'),
        Buffer.alloc(64, 7),
      ]);
      const packed = gzipSync(Buffer.concat([text, signed(text, 'sha256')]));
      return BigInt(`0x${packed.toString('hex')}`).toString();
    },
  };
};

/** For tests that need one and do not change it. */
export const UIDAI = playUidai();

export const xmlFile = (text: string): File =>
  new File([text], 'offline.xml', { type: 'text/xml' });
