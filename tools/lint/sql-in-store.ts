import type { Rule, RuleContext, RuleNode } from './rule.ts';

const STATEMENT =
  /^\s*(?:select\b[^;]*\bfrom\s|insert\s+into\s|update\s[^;]*\bset\s|delete\s+from\s|with\s[^;]*\bas\s+(?:(?:not\s+)?materialized\s+)?\(|(?:create|alter|drop)\s+(?:unique\s+)?(?:table|index|view|type|schema|function|policy|role|trigger)\s)/i;
const SENTENCE = /^\s*[A-Z][a-z]/; // "Select a day from the list" is a text for people
const BUILDER_CALLS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);

/** SQL belongs in stores, so that one file of a module shows all its statements. */
export const sqlInStore: Rule = {
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(context, node, node.value);
      },
      TemplateLiteral(node) {
        check(context, node, node.quasis.map((quasi) => quasi.value.raw).join('?'));
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') report(context, node);
      },
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression') return;
        const { property } = node.callee;
        if (property.type === 'Identifier' && BUILDER_CALLS.has(property.name)) {
          report(context, node);
        }
      },
    };
  },
};

function check(context: RuleContext, node: RuleNode, text: string) {
  if (STATEMENT.test(text) && !SENTENCE.test(text)) report(context, node);
}

function report(context: RuleContext, node: RuleNode) {
  context.report({ node, message: 'SQL outside a store: move it to a *-store.ts file.' });
}
