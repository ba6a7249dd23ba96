export interface LineCount {
  path: string;
  lines: number;
  comments: number;
}

/** Counts lines, and lines with nothing but a comment. */
export function countLines(path: string, text: string): LineCount {
  const lines = text.replace(/\n$/, '').split('\n');
  const single = path.endsWith('.sql') ? '--' : '//';
  let comments = 0;
  let inBlock = false;
  for (const line of lines.map((raw) => raw.trim())) {
    if (!inBlock && line.startsWith('/*')) inBlock = true;
    if (inBlock || line.startsWith(single)) comments += 1;
    if (inBlock && line.includes('*/')) inBlock = false;
  }
  return { path, lines: lines.length, comments };
}
