import type { XmlElement } from './read-xml.ts';

const IN_TEXT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};
const IN_ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const escapeText = (text: string): string =>
  text.replaceAll(/[&<>\r]/g, (character) => IN_TEXT[character] ?? '');

const writeAttribute = ([name, value]: readonly [string, string]): string =>
  ` ${name}="${value.replaceAll(/[&<"\t\n\r]/g, (character) => IN_ATTRIBUTE[character] ?? '')}"`;

/** A namespace comes before the attributes, which come in the order of their names. */
const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number => {
  if (one === 'xmlns' || other === 'xmlns') return one === 'xmlns' ? -1 : 1;
  return one < other ? -1 : 1;
};

/** Canonical XML 1.0 of what `readXml` reads: no comments, no prefixes, a namespace only where it is first declared. */
export const writeCanonical = ({ name, attributes, children }: XmlElement): string => {
  const written = [...attributes].toSorted(byName).map(writeAttribute).join('');
  const inside = children
    .map((child) => (typeof child === 'string' ? escapeText(child) : writeCanonical(child)))
    .join('');
  return `<${name}${written}>${inside}</${name}>`;
};
