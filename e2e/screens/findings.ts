import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layoutFindings } from '../../packages/ui/src/testing/layout-findings.ts';
import { smallTargets } from '../../packages/ui/src/testing/small-targets.ts';

/** What axe finds on the page as it stands, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Our pages have no frames, so the quicker way is enough.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** What a person would not see whole. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(layoutFindings);

/** What a thumb would miss. */
export const missed = (page: Page): Promise<string[]> => page.evaluate(smallTargets);
