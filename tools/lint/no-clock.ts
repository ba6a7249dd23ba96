import type { Rule, RuleNode } from './rule.ts';

const FORBIDDEN_CALLS = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Date',
]);
const FORBIDDEN_OBJECTS = new Set(['console', 'crypto', 'performance', 'process', 'globalThis']);
const FORBIDDEN_MEMBERS = new Set(['Date.now', 'Math.random', 'Temporal.Now']);

/** Domain rules take time and randomness as arguments, so that the same input always gives the same result. */
export const noClock: Rule = {
  create(context) {
    const forbid = (node: RuleNode, what: string) =>
      context.report({ node, message: `${what} in the domain: take the value as an argument.` });
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return;
        const object = node.object.name;
        const member =
          node.property.type === 'Identifier' ? `${object}.${node.property.name}` : object;
        if (FORBIDDEN_OBJECTS.has(object) || FORBIDDEN_MEMBERS.has(member)) forbid(node, member);
      },
      NewExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return;
        if (node.arguments.length === 0) forbid(node, 'new Date()');
      },
      CallExpression(node) {
        if (node.callee.type !== 'Identifier') return;
        if (FORBIDDEN_CALLS.has(node.callee.name)) forbid(node, `${node.callee.name}()`);
      },
    };
  },
};
