const NAMES = /^\s*(\d+\) .+ › |FAIL {1,4}\S|\d+ (failed|flaky)\b)/;
const REASONS = /^\s*(\w*Error: |Expected\b|Received\b)/;
const WIDEST = 160;

/** The lines that name what is red, then those that say why: a log may be cut before a tool comes to its summary. */
export function gist(output: string, most = 24): string[] {
  const lines = output
    .split('\n')
    // Where a kept picture or outline lies is told by the tool itself.
    .filter((line) => !/(-actual|-expected|-diff)\.\w+\s*$/.test(line));
  const told = [NAMES, REASONS].flatMap((kind) => lines.filter((line) => kind.test(line)));
  const short = told.map((line) =>
    line
      .replace(/[─⎯]+\s*$/, '')
      .trim()
      .slice(0, WIDEST),
  );
  return [...new Set(short)].slice(0, most);
}
