const TELLS =
  /^\s*(\d+\) .+ › |FAIL {1,4}\S|\w*Error: |Expected\b|Received\b|\d+ (failed|flaky)\b)/;

/** The lines that name what is red and why: a log may be cut before a tool comes to its summary. */
export function gist(output: string, most = 24): string[] {
  const told = output.split('\n').filter((line) => TELLS.test(line));
  return [...new Set(told.map((line) => line.replace(/[─⎯]+\s*$/, '').trim()))].slice(0, most);
}
