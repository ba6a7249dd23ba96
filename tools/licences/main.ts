import { rootArgument } from '../repo/arguments.ts';
import { isAllowed } from './allowed.ts';
import { directDependencies, documentedDependencies } from './direct-dependencies.ts';
import { readLockfile } from './lockfile.ts';

const root = rootArgument();
const packages = readLockfile(root);
const documented = documentedDependencies(root);

const errors = [
  ...packages
    .filter((found) => !isAllowed(found))
    .map(({ name, version, licence }) => `${name} ${version}: licence not allowed: ${licence}`),
  ...directDependencies(root)
    .filter((name) => !documented.has(name))
    .map((name) => `${name}: a direct dependency without a row in docs/dependencies.md`),
];

for (const error of errors) console.error(error);
console.log(`licences: ${packages.length} packages, ${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;
