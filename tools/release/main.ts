import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { uncommittedFiles } from '../figure/record.ts';
import { repoRoot } from '../repo/root.ts';
import { runOrThrow } from '../repo/run.ts';
import { buildRelease } from './build.ts';
import { cutChangelog } from './cut-changelog.ts';
import { debianRoot } from './debian-root.ts';
import { buildImage } from './image.ts';
import { checkNext } from './versions.ts';

const USAGE = `npm run release                 builds the archive of this commit into releases/
npm run release -- cut 1.2.3    names the next version: package.json, changelog, commit, tag
npm run release -- image         builds it, and an image of it for an engine of containers
npm run release -- --into DIR   builds into another folder; archives of earlier releases are looked for there`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: join(repoRoot, 'releases') } },
});
const [command, version = ''] = positionals;

const git = (...words: readonly string[]): Promise<string> => runOrThrow(['git', ...words]);

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(repoRoot, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

const cut = async (): Promise<void> => {
  const manifest = readFileSync(join(repoRoot, 'package.json'), 'utf8');
  const current = /"version": "([\d.]+)"/.exec(manifest)?.[1] ?? '';
  checkNext(version, current);
  const day = new Date().toISOString().slice(0, 10);
  const own = (text: string): string =>
    text.replace(`"version": "${current}"`, `"version": "${version}"`);
  edit('package.json', own);
  // The lock names the version of the root twice, before anything else.
  edit('package-lock.json', (text) => own(own(text)));
  edit('CHANGELOG.md', (text) => cutChangelog(text, version, day));
  await git('commit', '--quiet', '-am', `release: ${version}`);
  await git('tag', '--annotate', `v${version}`, '--message', `Karigar ${version}`);
  console.log(`${version} is committed and tagged; npm run release builds it`);
};

const putImage = async (archive: string): Promise<void> => {
  const podman = (...words: string[]): Promise<string> => runOrThrow(['podman', ...words]);
  const image = await buildImage({ archive, debian: await debianRoot() }, podman);
  const file = archive.replace(/\.tar\.gz$/, '.oci.tar');
  rmSync(file, { force: true });
  await podman('save', '--format=oci-archive', `--output=${file}`, image.name);
  console.log(`${file}\n${image.megabytes} MB, digest ${image.digest}`);
};

const uncommitted = await uncommittedFiles(repoRoot);
if (uncommitted.length > 0) {
  console.error(
    `a release is made of a commit; commit first: ${uncommitted.slice(0, 5).join(', ')}`,
  );
  process.exitCode = 1;
} else if (command === 'cut') {
  await cut();
} else if (command === undefined || command === 'image') {
  const { archive, sha256, megabytes, commit, earlierAssets } = await buildRelease(values.into);
  console.log(`${archive}\n${megabytes} MB, sha256 ${sha256}\ncommit ${commit}`);
  console.log(`${earlierAssets} files of earlier releases are served with it`);
  if (command === 'image') await putImage(archive);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
