import { isAppVersion } from '@karigar/domain/app-version';

const ARCHIVE = /^karigar-(\d+\.\d+\.\d+)-linux-x64\.tar\.gz$/;

const partsOf = (version: string): readonly number[] => version.split('.').map(Number);

const compare = (one: string, other: string): number => {
  const [left, right] = [partsOf(one), partsOf(other)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
};

export const archiveName = (version: string): string => `karigar-${version}-linux-x64.tar.gz`;

/** The newest archives of a folder that are older than the version, newest first. */
export const earlierArchives = (
  files: readonly string[],
  version: string,
  most: number,
): readonly string[] =>
  files
    .flatMap((file) => ARCHIVE.exec(file)?.[1] ?? [])
    .filter((found) => compare(found, version) < 0)
    .toSorted((one, other) => compare(other, one))
    .slice(0, most)
    .map(archiveName);

/** Whether the next version is one, and newer. */
export const checkNext = (version: string, current: string): void => {
  if (!isAppVersion(version)) throw new Error(`${version} is no version: 1.2.3`);
  if (compare(version, current) <= 0) throw new Error(`${version} is not newer than ${current}`);
};
