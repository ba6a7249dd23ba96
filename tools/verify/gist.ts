const NAMES = /^\s*(\d+\) .+ › |FAIL {1,4}\S|\d+ (failed|flaky)\b)/;
const REASONS = /^\s*(\w*Error: |Expected\b|Received\b)/;
const WIDEST = 160;

/** Lines that name failures, then lines with reasons: a log may be cut before a tool prints its summary. */
export function gist(output: string, most = 24): string[] {
  const lines = output
    .split('\n')
    // The tool itself prints where its picture or outline is.
    .filter((line) => !/(-actual|-expected|-diff)\.\w+\s*$/.test(line));
  const found = [NAMES, REASONS].flatMap((kind) => lines.filter((line) => kind.test(line)));
  const short = found.map((line) =>
    line
      .replace(/[─⎯]+\s*$/, '')
      .trim()
      .slice(0, WIDEST),
  );
  return [...new Set(short)].slice(0, most);
}
