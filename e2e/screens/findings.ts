import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layoutFindings } from '../../packages/ui/src/testing/layout-findings.ts';
import { smallTargets } from '../../packages/ui/src/testing/small-targets.ts';

/** axe findings of the current page, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Our pages have no frames, so the faster legacy mode is enough.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Elements that are cut off or overlapped. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(layoutFindings);

/** Tap targets under 48 pixels. */
export const missed = (page: Page): Promise<string[]> => page.evaluate(smallTargets, 48);
