import type { RuleTester } from 'oxlint/plugins-dev';

// Oxlint exports the tester but not the rule's own type; the tester's second argument is that type.
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
export type RuleContext = Parameters<Rule['create']>[0];
type Reported = Parameters<RuleContext['report']>[0];
export type RuleNode = NonNullable<Extract<Reported, { node?: unknown }>['node']>;
