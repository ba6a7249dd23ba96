const OPEN = '## Unreleased\n';

/** The changelog with what was unreleased under the version and its day. */
export const cutChangelog = (changelog: string, version: string, day: string): string => {
  const at = changelog.indexOf(OPEN);
  if (at === -1) throw new Error('CHANGELOG.md has no section "Unreleased"');
  const before = changelog.slice(0, at);
  const rest = changelog.slice(at + OPEN.length);
  const next = rest.indexOf('\n## ');
  const own = next === -1 ? rest : rest.slice(0, next);
  if (own.trim() === '') throw new Error('nothing is unreleased');
  return `${before}${OPEN}\n## ${version} (${day})\n${rest}`;
};
