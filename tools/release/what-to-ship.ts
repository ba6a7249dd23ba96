/** Folders whose files the server and its operators need; everything else of the repository stays at home. */
const SHIPPED =
  /^(apps\/api\/(src|package\.json)|packages\/(contract|domain)\/(src|package\.json)|deploy\/|docs\/operate\/)/;
const TESTS = /(\.test\.tsx?$|\.snap$|\/testing\/|\/fixtures\/)/;
const ROOT_FILES: ReadonlySet<string> = new Set(['CHANGELOG.md', 'LICENSE', 'package.json']);

/** Of the files of a commit, those that an installation runs. */
export const whatToShip = (files: readonly string[]): readonly string[] =>
  files.filter((file) => ROOT_FILES.has(file) || (SHIPPED.test(file) && !TESTS.test(file)));
