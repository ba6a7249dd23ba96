import type { Reporter, TestCase } from 'vitest/node';

/** Prints every test that passed only in its second try, for the end of the run. */
class RetriedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true)
      console.log(`\nretried: ${test.module.relativeModuleId} › ${test.fullName}`);
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter's file by its default export.
export default RetriedTests;
