import { gzipSync } from 'node:zlib';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playUidai, SURESH, xmlFile } from '#testing/uidai';
import { readOfflineAadhaar } from './offline-aadhaar.ts';
import { CertificatesError, readCertificates } from './uidai-certificates.ts';

const NOW = Date.parse('2026-01-15T10:00:00+05:30');
const uidai = playUidai();
const certificates = readCertificates(uidai.file);
const read = (given: File | string, now = NOW) => readOfflineAadhaar(certificates, given, now);
const readText = (text: string) => read(xmlFile(text));
const genuine = {
  ok: true,
  value: {
    name: 'Suresh Pawar',
    lastFour: '4417',
    issuedAt: Date.parse('2026-01-05T10:30:45+05:30'),
  },
};
const unreadable = { ok: false, refusal: 'kyc.offline-unreadable' };
const forged = { ok: false, refusal: 'kyc.offline-not-genuine' };
const XML = uidai.xml();
const FOREIGN = '../../../testing/signed-by-xml-crypto.xml';

describe('an offline e-KYC file', () => {
  it.each(['sha256', 'sha1'] as const)(
    'an offline e-KYC file signed with %s is read',
    async (way) => {
      expect(await readText(uidai.xml(SURESH, way))).toEqual(genuine);
    },
  );

  it('an offline e-KYC file is read however its XML is written', async () => {
    const other = XML.replaceAll('></Poi>', ' />')
      .replace('dob="04-03-1984" e="e3b0c44298fc1c14"', `e='e3b0c44298fc1c14'\n dob="04-03-1984"`)
      .replace('Suresh', '&#83;uresh')
      .replace('></SignatureMethod>', '/>')
      .replace('?><', '?>\r\n<');
    expect(await readText(`\uFEFF${other}\n`)).toEqual(genuine);
  });

  it.each([
    ['another name', XML.replace('Suresh', 'Ramesh')],
    ['another reference id', XML.replace('4417', '4418')],
    ['another address', XML.replace('Baner', 'Aundh')],
    ['one more element', XML.replace('</UidData>', '<x/></UidData>')],
    ['one more attribute', XML.replace('gender="M"', 'gender="M" x=""')],
    ['white space', XML.replace('<UidData>', '<UidData> ')],
    ['no signature', XML.replace(/<Signature .*<\/Signature>/, '')],
    ['an empty signature', XML.replace(/<Signature .*<\/Signature>/, '<Signature/>')],
    ['two signatures', XML.replace(/<Signature .*<\/Signature>/, '$&$&')],
    ['a reference to a part', XML.replace('URI=""', 'URI="#x"')],
    ['no reference', XML.replace(/<Reference .*<\/Reference>/, '')],
    ['two references', XML.replace(/<Reference .*<\/Reference>/, '$&$&')],
    ['two digests', XML.replace(/<DigestValue>.*<\/DigestValue>/, '$&$&')],
    ['another transform', XML.replace('enveloped-signature', 'base64')],
    [
      'one more transform',
      XML.replace('</Transforms>', '<Transform Algorithm="http://x"/></Transforms>'),
    ],
    ['two lists of what is signed', XML.replace(/<SignedInfo>.*<\/SignedInfo>/, '$&$&')],
    ['a weaker digest', XML.replace('2001/04/xmlenc#sha256', '2000/09/xmldsig#sha1')],
    ['another method', XML.replace('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256')],
    ['another namespace', XML.replace('xmlns="http://www.w3.org/2000/09/xmldsig#"', 'xmlns="x"')],
    ['no namespace', XML.replace(' xmlns="http://www.w3.org/2000/09/xmldsig#"', '')],
    ['a signature that is no base64', XML.replace('<SignatureValue>', '<SignatureValue>*')],
  ])('an offline e-KYC file with %s is not genuine', async (_what, text) => {
    expect(text).not.toBe(XML);
    expect(await readText(text)).toEqual(forged);
  });

  it('the signed document wrapped into another one is not genuine, wherever it stands', async () => {
    const signature = /<Signature .*<\/Signature>/.exec(XML)?.[0] ?? '';
    const original = XML.replace(/<\?.*?\?>/, '');
    const evil = `<OfflinePaperlessKyc referenceId="${SURESH.referenceId}"><UidData><Poi name="Evil"/></UidData>`;
    for (const wrapped of [
      `${evil}${original}${signature}</OfflinePaperlessKyc>`,
      `${evil}${signature}${original}</OfflinePaperlessKyc>`,
      `${evil}${signature.replace('</KeyInfo>', `${original}</KeyInfo>`)}</OfflinePaperlessKyc>`,
      `${evil}${signature.replace('</Signature>', `<Object>${original}</Object></Signature>`)}</OfflinePaperlessKyc>`,
    ])
      expect(await readText(wrapped)).toEqual(forged);
  });

  it('a file that another program (xml-crypto) signed has the same canonical form', async () => {
    const text = readFileSync(join(import.meta.dirname, FOREIGN), 'utf8');
    const written = /<X509Certificate>(.*)<\/X509Certificate>/.exec(text)?.[1] ?? '';
    const { file } = playUidai();
    writeFileSync(file, `-----BEGIN CERTIFICATE-----\n${written}\n-----END CERTIFICATE-----\n`);
    const now = Date.parse('2027-01-20T10:00:00+05:30');
    const foreign = readCertificates(file);
    expect(await readOfflineAadhaar(foreign, xmlFile(text), now)).toMatchObject({
      ok: true,
      value: { name: 'Kavita "Tai" P&wār', lastFour: '2346' },
    });
    const changed = text.replace('सुरेश', 'रमेश');
    expect(await readOfflineAadhaar(foreign, xmlFile(changed), now)).toEqual(forged);
  });

  it('what stands in the key’s part of the signature is never read', async () => {
    const other = playUidai();
    expect(await readText(other.xml())).toEqual(forged);
  });

  it.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['another document', '<Certificate/>'],
    ['a document type', XML.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
    [
      'an outside entity',
      XML.replace('?>', '?><!DOCTYPE x SYSTEM "file:///etc/passwd">').replace('Suresh', '&x;'),
    ],
    ['an unknown entity', XML.replace('Suresh', '&nbsp;')],
    ['a comment', XML.replace('<UidData>', '<!-- --><UidData>')],
    ['a comment in the digest', XML.replace('<DigestValue>', '<DigestValue><!-- x -->')],
    ['a processing instruction', XML.replace('<UidData>', '<?x y?><UidData>')],
    ['CDATA', XML.replace('/9j/4AAQSkZJRg==', '<![CDATA[x]]>')],
    ['a prefix', XML.replace('gender=', 'x:gender=')],
    ['an attribute twice', XML.replace('gender="M"', 'gender="M" gender="F"')],
    ['an illegal character', XML.replace('Suresh', '\u0001')],
    ['an illegal character by number', XML.replace('Suresh', '&#1;')],
    ['half of it', XML.slice(0, 700)],
    ['two documents', `${XML}<x/>`],
    ['text behind it', `${XML}x`],
    ['a tag that is not closed', XML.replace('</UidData>', '')],
    ['many elements', XML.replace('<UidData>', `<UidData>${'<a/>'.repeat(80)}`)],
    ['deep elements', XML.replace('<UidData>', `<UidData>${'<a>'.repeat(12)}${'</a>'.repeat(12)}`)],
    ['no name', XML.replace('name="Suresh Pawar"', 'nam="x"')],
    ['an empty name', uidai.xml({ ...SURESH, name: ' ' })],
    ['a very long name', uidai.xml({ ...SURESH, name: 'a'.repeat(121) })],
    ['a person twice', XML.replace('<Poa', '<Poi name="Evil"></Poi><Poa')],
    ['no date', uidai.xml({ ...SURESH, referenceId: '4417' })],
  ])('an offline e-KYC file with %s is unreadable', async (_what, text) => {
    expect(text).not.toBe(XML);
    expect(await readText(text)).toEqual(unreadable);
  });

  it('a huge file and bytes that are no UTF-8 are unreadable', async () => {
    const huge = XML.replace('/9j/', '/9j/'.repeat(200_000));
    expect(await readText(huge)).toEqual(unreadable);
    expect(await read(new File([new Uint8Array([0x3c, 0xff, 0x3e])], 'x.xml'))).toEqual(unreadable);
  });

  it('a file full of opening tags or attributes is unreadable soon', async () => {
    const began = performance.now();
    for (const part of ['<a ', '<a b="', '<a b="c" ', '<', '&', '<a>', ' '])
      expect(await readText(part.repeat(500_000 / part.length))).toEqual(unreadable);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('a Secure QR code', () => {
  it.each(['', 'V2', 'V4'])('a Secure QR code of version %j is read', async (version) => {
    expect(await read(uidai.qr(SURESH, version))).toEqual(genuine);
  });

  it('a Secure QR code is read with white space of a reader app', async () => {
    expect(await read(` ${uidai.qr().replace(/(.{500})/, '$1\n')}\n`)).toEqual(genuine);
  });

  it('a Secure QR code that another signed, or with other bytes, is not genuine', async () => {
    expect(await read(playUidai().qr())).toEqual(forged);
  });

  it.each([
    ['nothing', ''],
    ['an address', 'https://uidai.gov.in'],
    ['a short number', '123456'],
    ['a number that is no code', '9'.repeat(2000)],
    ['too many digits', '1'.repeat(7090)],
    [
      'a code without a person',
      BigInt(`0x${gzipSync(Buffer.alloc(900, 1), { level: 0 }).toString('hex')}`).toString(),
    ],
  ])('%s is no Secure QR code', async (_what, text) => {
    expect(await read(text)).toEqual(unreadable);
  });

  it('a code that unpacks to gigabytes is no Secure QR code', async () => {
    const bomb = gzipSync(Buffer.alloc(2_500_000));
    const digits = BigInt(`0x${bomb.toString('hex')}`).toString();
    expect(digits.length).toBeLessThan(7090);
    expect(await read(digits)).toEqual(unreadable);
  });
});

describe('the certificates', () => {
  it('a document is genuine only if its certificate was valid on its day, also after it expired', async () => {
    const old = playUidai({ from: '2020-01-01', to: '2025-12-31' });
    const both = playUidai();
    writeFileSync(both.file, `${old.certificate}\n${both.certificate}`);
    const readBoth = (text: string) =>
      readOfflineAadhaar(readCertificates(both.file), xmlFile(text), NOW);
    expect(await readBoth(both.xml())).toEqual(genuine);
    expect(await readBoth(old.xml())).toEqual(forged);
    expect(await readBoth(old.xml({ ...SURESH, referenceId: '441720250105103045123' }))).toEqual({
      ok: true,
      value: { ...genuine.value, issuedAt: Date.parse('2025-01-05T10:30:45+05:30') },
    });
  });

  it('a document of the day after tomorrow is not genuine', async () => {
    expect(await read(xmlFile(XML), Date.parse('2026-01-03T10:00:00+05:30'))).toEqual(forged);
  });

  it.each([
    ['no certificate', 'hello'],
    ['half a certificate', uidai.certificate.replace(/\n.*\n-----END/, '\n-----END')],
  ])('a file with %s is refused', (_what, text) => {
    const { file } = playUidai();
    writeFileSync(file, text);
    expect(() => readCertificates(file)).toThrow(CertificatesError);
    rmSync(file);
    expect(() => readCertificates(file)).toThrow(CertificatesError);
  });
});
