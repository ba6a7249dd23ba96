import { isUtf8 } from 'node:buffer';

export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
};

type Open = {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (XmlElement | string)[];
};

class NotOurXml extends Error {}

const MOST_ELEMENTS = 64;
const MOST_DEPTH = 12;
const NAME = '[A-Za-z_][A-Za-z0-9_.-]*';
const ATTRIBUTE = `[ \\t\\n]+${NAME}[ \\t\\n]*=[ \\t\\n]*(?:"[^"<]*"|'[^'<]*')`;
const DECLARATION = /^<\?xml[ \t\n][^<>?]{0,80}\?>/;
const OPENING = new RegExp(`<(${NAME})((?:${ATTRIBUTE})*)[ \\t\\n]*(/?)>`, 'y');
const CLOSING = new RegExp(`</(${NAME})[ \\t\\n]*>`, 'y');
const TEXT = /[^<]+/y;
const EACH_ATTRIBUTE = new RegExp(`(${NAME})[ \\t\\n]*=[ \\t\\n]*(?:"([^"<]*)"|'([^'<]*)')`, 'g');
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));|&/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const LEGAL = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const characterOf = (code: number): string => {
  const character = code > 0x10_ff_ff ? '\0' : String.fromCodePoint(code);
  if (!LEGAL.test(character)) throw new NotOurXml('an illegal character');
  return character;
};

const decode = (written: string): string =>
  written.replaceAll(REFERENCE, (_all, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED[name] ?? '';
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    throw new NotOurXml('an entity');
  });

const readAttributes = (written: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(EACH_ATTRIBUTE)) {
    if (attributes.has(name)) throw new NotOurXml('an attribute twice');
    attributes.set(name, decode((double ?? single ?? '').replaceAll(/[\t\n]/g, ' ')));
  }
  return attributes;
};

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

const readElement = (text: string): XmlElement => {
  const document: Open = { name: '', attributes: new Map(), children: [] };
  const open: Open[] = [document];
  let elements = 0;
  let index = 0;
  while (index < text.length) {
    const parent = open.at(-1) ?? document;
    const words = at(TEXT, text, index);
    const closing = words ? null : at(CLOSING, text, index);
    const opening = words || closing ? null : at(OPENING, text, index);
    index += (words ?? closing ?? opening)?.[0].length ?? 0;
    if (words) {
      if (words[0].includes(']]>')) throw new NotOurXml(']]> in text');
      parent.children.push(decode(words[0]));
    } else if (closing) {
      if (open.length === 1 || closing[1] !== parent.name) throw new NotOurXml('not closed');
      open.pop();
    } else if (opening) {
      const [, name = '', attributes = '', isEmpty] = opening;
      const element: Open = { name, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (isEmpty === '') open.push(element);
      elements += 1;
    } else throw new NotOurXml('neither text nor tag');
    if (elements > MOST_ELEMENTS || open.length > MOST_DEPTH) throw new NotOurXml('too much');
  }
  const [root, ...others] = document.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (open.length !== 1 || root === undefined || typeof root === 'string' || others.length > 0)
    throw new NotOurXml('not one element');
  return root;
};

/**
 * Reads the small part of XML in which UIDAI writes: elements, attributes, text and the five entities. A document type,
 * an entity of its own, a comment, a processing instruction, CDATA or a prefix makes it unreadable (null): none of them
 * can then stand between what was signed and what is read.
 */
export const readXml = (bytes: Uint8Array): XmlElement | null => {
  if (!isUtf8(bytes)) return null;
  const text = new TextDecoder().decode(bytes);
  if (!LEGAL.test(text)) return null;
  try {
    return readElement(text.replaceAll(/\r\n?/g, '\n').replace(DECLARATION, ''));
  } catch (error) {
    if (error instanceof NotOurXml) return null;
    throw error;
  }
};
