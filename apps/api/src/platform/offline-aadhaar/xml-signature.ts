import { hash } from 'node:crypto';
import { writeCanonical } from './canonical-xml.ts';
import type { XmlElement } from './read-xml.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const CANONICAL = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = `${DSIG}enveloped-signature`;
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const ALGORITHMS: ReadonlyMap<string, SignatureAlgorithm> = new Map([
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'RSA-SHA256'],
  // UIDAI still signs so. Whoever forges must find a second text for a digest that UIDAI chose, not a pair.
  [`${DSIG}rsa-sha1`, 'RSA-SHA1'],
]);

export type SignatureAlgorithm = 'RSA-SHA256' | 'RSA-SHA1';

/** A text and the signature that somebody made of it, not checked yet. */
export type Signed = {
  readonly text: Buffer;
  readonly signature: Buffer;
  readonly algorithm: SignatureAlgorithm;
};

/** The elements inside, when nothing else but white space is there, and they have exactly these names. */
const insideOf = (element: XmlElement | undefined, names: readonly string[]): XmlElement[] => {
  const inside = element?.children.filter((child) => typeof child !== 'string' || /\S/.test(child));
  const elements = inside?.filter((child) => typeof child !== 'string') ?? [];
  const isExact =
    inside?.length === names.length && names.every((name, at) => elements[at]?.name === name);
  return isExact ? elements : [];
};

const wordsOf = (element: XmlElement | undefined): string =>
  element?.children.every((child) => typeof child === 'string')
    ? element.children.join('').replaceAll(/\s/g, '')
    : '';

/** The only attribute of an element; null if it has others, or none. */
const onlyAttribute = (element: XmlElement | undefined, name: string): string | null =>
  element?.attributes.size === 1 ? (element.attributes.get(name) ?? null) : null;

const base64 = (written: string): Buffer | null =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(written) ? Buffer.from(written, 'base64') : null;

const areTransforms = (transforms: XmlElement | undefined): boolean => {
  const steps = transforms?.children.filter((child) => typeof child !== 'string') ?? [];
  const names = insideOf(
    transforms,
    steps.map(() => 'Transform'),
  ).map((step) => onlyAttribute(step, 'Algorithm'));
  return names.join() === ENVELOPED || names.join() === `${ENVELOPED},${CANONICAL}`;
};

/** The element's last child must be its signature, and the signature must cover all the rest of the document. */
const partsOf = (root: XmlElement) => {
  const elements = root.children.filter((child) => typeof child !== 'string');
  const [signature, ...others] = elements.filter(({ name }) => name === 'Signature');
  if (signature === undefined || others.length > 0) return null;
  if (onlyAttribute(signature, 'xmlns') !== DSIG) return null;
  const hasKey = signature.children.some(
    (child) => typeof child !== 'string' && child.name === 'KeyInfo',
  );
  // The key in the document is not read: whoever forges it would bring one along.
  const names = ['SignedInfo', 'SignatureValue', ...(hasKey ? ['KeyInfo'] : [])];
  const [signedInfo, value] = insideOf(signature, names);
  const rest = { ...root, children: root.children.filter((child) => child !== signature) };
  return signedInfo === undefined ? null : { signedInfo, value: base64(wordsOf(value)), rest };
};

/**
 * What an enveloped signature of the whole document signed, after its digest was found right; null for any other form.
 * The digest is made of the same tree that is read afterwards, so nothing outside the signature can be read.
 */
export const readSignature = (root: XmlElement): Signed | null => {
  const parts = partsOf(root);
  if (parts === null || parts.value === null) return null;
  const { signedInfo, value, rest } = parts;
  if (signedInfo.attributes.size > 0) return null;
  const [canonical, method, reference] = insideOf(signedInfo, [
    'CanonicalizationMethod',
    'SignatureMethod',
    'Reference',
  ]);
  const algorithm = ALGORITHMS.get(onlyAttribute(method, 'Algorithm') ?? '');
  const [transforms, digestMethod, digestValue] = insideOf(reference, [
    'Transforms',
    'DigestMethod',
    'DigestValue',
  ]);
  if (algorithm === undefined || onlyAttribute(canonical, 'Algorithm') !== CANONICAL) return null;
  if (onlyAttribute(reference, 'URI') !== '' || !areTransforms(transforms)) return null;
  if (onlyAttribute(digestMethod, 'Algorithm') !== SHA256) return null;
  if (wordsOf(digestValue) !== hash('sha256', writeCanonical(rest), 'base64')) return null;
  const inherited = { ...signedInfo, attributes: new Map([['xmlns', DSIG]]) };
  return { text: Buffer.from(writeCanonical(inherited)), signature: value, algorithm };
};
