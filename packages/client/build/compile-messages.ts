import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Literal = { readonly type: string; readonly value?: unknown };
type Property = {
  readonly node: { readonly key: { readonly name?: string }; value: Literal };
  readonly parent: { readonly leadingComments?: readonly { readonly value: string }[] | null };
};
type Program = {
  readonly traverse: (visitor: { readonly ObjectProperty: (path: Property) => void }) => void;
};
type Babel = { readonly types: { readonly valueToNode: (value: unknown) => Literal } };

const isOfMessage = ({ node, parent }: Property): boolean =>
  node.key.name === 'message' &&
  parent.leadingComments?.some(({ value }) => value.includes('i18n')) === true;

/** What the app needs of a text at run time: parts and plurals; a text without any stays a string. */
const compiledText = (message: string): unknown => {
  const compiled = compileMessageOrThrow(message);
  const [only] = compiled;
  return compiled.length === 1 && typeof only === 'string' ? only : compiled;
};

/**
 * Compiles English texts where they stand, after Lingui's macro: an English reader's phone fetches no catalogue and
 * needs no parser for plurals.
 */
export const compileMessages = ({ types }: Babel) => ({
  name: 'karigar:compile-messages',
  visitor: {
    Program: {
      exit: (program: Program): void => {
        program.traverse({
          ObjectProperty: (path) => {
            const { value } = path.node.value;
            if (typeof value !== 'string' || !isOfMessage(path)) return;
            // Through JSON, which drops the offset that no plural has.
            const compiled: unknown = JSON.parse(JSON.stringify(compiledText(value)));
            path.node.value = types.valueToNode(compiled);
          },
        });
      },
    },
  },
});
