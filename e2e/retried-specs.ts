import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Prints every test that passed only in its second try, for the end of the run. */
class RetriedSpecs implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    for (const test of this.suite?.allTests() ?? [])
      if (test.outcome() === 'flaky')
        console.log(`\nretried: ${test.titlePath().filter(Boolean).join(' › ')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter's file by its default export.
export default RetriedSpecs;
