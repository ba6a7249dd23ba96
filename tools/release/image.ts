import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { runOrThrow } from '../repo/run.ts';

export interface Image {
  /** localhost/karigar:1.2.3 */
  name: string;
  digest: string;
  megabytes: number;
}

export type Podman = (...words: string[]) => Promise<string>;

/** Makes the image of a release. The same archive on the same Debian makes the same digest. */
export const buildImage = async (
  { archive, debian }: { archive: string; debian: string },
  podman: Podman,
): Promise<Image> => {
  const stage = mkdtempSync(join(tmpdir(), 'karigar-image-'));
  try {
    const release = join(stage, 'release');
    mkdirSync(release);
    mkdirSync(join(stage, 'files'));
    await runOrThrow(['tar', '-xzf', archive, '-C', release, '--strip-components=1']);
    cpSync(debian, join(stage, 'debian.tar'));
    const { version, commit, date } = JSON.parse(
      readFileSync(join(release, 'release.json'), 'utf8'),
    ) as Record<'version' | 'commit' | 'date', string>;
    const name = `localhost/karigar:${version}`;
    const labels = { version, revision: commit, created: date };
    await podman(
      'build',
      '--quiet',
      '--format=oci',
      // No memory of other builds, and no time of this one.
      '--no-cache',
      `--timestamp=${Date.parse(date) / 1000}`,
      ...Object.entries(labels).map(
        ([label, value]) => `--label=org.opencontainers.image.${label}=${value}`,
      ),
      `--tag=${name}`,
      `--file=${join(repoRoot, 'deploy/image/Containerfile')}`,
      stage,
    );
    const said = await podman('image', 'inspect', '--format={{.Digest}} {{.Size}}', name);
    const [digest = '', bytes] = said.trim().split(' ');
    return { name, digest, megabytes: Math.round(Number(bytes) / 1_000_000) };
  } finally {
    rmSync(stage, { recursive: true });
  }
};
