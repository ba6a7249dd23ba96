import type { Measured } from './measure-all.ts';

export const PAGE = 'docs/nightly.md';

interface Night {
  commit: string;
  start: number;
  end: number;
  gates: number;
  failed: readonly string[];
  measured: readonly Measured[];
}

const listed = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));

/** The last whole run: every gate without retries, every figure at its full size. */
export function pageOf({ commit, start, end, gates, failed, measured }: Night): string {
  const named = (result: Measured['result']) =>
    measured.filter((one) => one.result === result).map(({ name }) => name);
  return `# The last whole run

\`.ci/nightly\` runs every gate without retries, then every figure at its full size, and writes this page and
[the figures](figures.md).

| commit | date | minutes | gates passed | gates failed | figures within their bar | beyond it | not measured |
| --- | --- | --- | --- | --- | --- | --- | --- |
| ${commit} | ${new Date(start).toISOString().slice(0, 10)} | ${Math.round((end - start) / 60_000)} | ${gates - failed.length} | ${listed(failed)} | ${named('ok').length} | ${listed(named('beyond its bar'))} | ${listed(named('not measured'))} |
`;
}
