interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string };
}

/** The list of everything inside, without what differs from run to run: two builds of a commit are the same file. */
export const readSbom = (written: string, date: string): string => {
  const { serialNumber: _random, ...sbom } = JSON.parse(written) as Sbom;
  return `${JSON.stringify({ ...sbom, metadata: { ...sbom.metadata, timestamp: date } }, null, 1)}\n`;
};
