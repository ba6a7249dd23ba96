import { expect, it } from 'vitest';
import { cutChangelog } from './cut-changelog.ts';
import { readSbom } from './read-sbom.ts';
import { checkNext, earlierArchives } from './versions.ts';
import { whatToShip } from './what-to-ship.ts';

it('a release has the server, its packages, what operators need and no test', () => {
  const shipped = [
    'LICENSE',
    'apps/api/src/main.ts',
    'apps/api/src/db/migrations/0001_ground.sql',
    'deploy/systemd/karigar@.service',
    'docs/operate/first-hour.md',
    'packages/domain/src/money.ts',
  ];
  const others = [
    'apps/api/src/config.test.ts',
    'apps/api/testing/create-look.ts',
    'apps/web/src/main.tsx',
    'docs/glossary.md',
    'packages/contract/fixtures/start-work.json',
    'packages/contract/src/testing/fixtures.ts',
    'tools/release/main.ts',
  ];
  expect(whatToShip([...shipped, ...others])).toEqual(shipped);
});

it('what was unreleased stands under the version, and the next changes above it', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';
  expect(cutChangelog(before, '0.2.0', '2026-11-18')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-18)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n',
  );
});

it('nothing unreleased is no release', () => {
  const before = '# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';
  expect(() => cutChangelog(before, '0.2.0', '2026-11-18')).toThrow('nothing is unreleased');
});

it('the files of the last two releases are served on, by the order of versions', () => {
  const files = ['0.9.0', '0.10.0', '0.2.0', '0.11.0'].map(
    (of) => `karigar-${of}-linux-x64.tar.gz`,
  );
  expect(earlierArchives([...files, 'notes.txt'], '0.11.0', 2)).toEqual([
    'karigar-0.10.0-linux-x64.tar.gz',
    'karigar-0.9.0-linux-x64.tar.gz',
  ]);
});

it('the next version is newer', () => {
  expect(() => checkNext('0.10.0', '0.9.3')).not.toThrow();
  expect(() => checkNext('0.9.3', '0.9.3')).toThrow('not newer');
  expect(() => checkNext('1.0', '0.9.3')).toThrow('no version');
});

it('the list of parts is the same for every build of a commit', () => {
  const npm = (random: string): string =>
    JSON.stringify({ serialNumber: random, metadata: { timestamp: random }, components: [] });
  const date = '2026-11-18T00:00:00.000Z';
  expect(readSbom(npm('one'), date)).toBe(readSbom(npm('two'), date));
  expect(readSbom(npm('one'), date)).toContain(date);
});
