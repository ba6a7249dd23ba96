import { readLockfile, type LockedPackage } from '../../licences/lockfile.ts';
import type { Generator } from '../generator.ts';
import { markdownTable } from '../../repo/markdown-table.ts';

export const licences: Generator = {
  file: 'docs/licences.md',
  render: (root) => page(readLockfile(root)),
};

function page(packages: readonly LockedPackage[]): string {
  const shipped = packages.filter(({ production }) => production);
  const counts = [...Map.groupBy(packages, ({ licence }) => licence)]
    .map(([licence, members]) => ({ licence, count: members.length }))
    .toSorted((a, b) => b.count - a.count || (a.licence < b.licence ? -1 : 1));

  return `# Licences of what we use

Written by \`npm run generate\` from package-lock.json; do not edit.

## Shipped with the product

${markdownTable(
  ['package', 'version', 'licence'],
  shipped.map(({ name, version, licence }) => [`\`${name}\``, version, licence]),
)}

## All packages, tools for development included

${markdownTable(
  ['licence', 'packages'],
  counts.map(({ licence, count }) => [licence, String(count)]),
)}
`;
}
