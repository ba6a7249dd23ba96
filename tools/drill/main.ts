import { parseArgs } from 'node:util';
import { measureNamed } from '../figure/measure-named.ts';
import { missingPackages } from './drill.ts';
import { drills } from './drills.ts';

const { positionals } = parseArgs({ allowPositionals: true, strict: false });
const named = drills.find(({ name }) => name === positionals[0]);
const missing = named === undefined ? [] : missingPackages(named);
if (missing.length > 0) {
  console.error(`not installed: apt-get install ${missing.join(' ')}`);
  process.exitCode = 1;
} else {
  await measureNamed('drill', drills);
}
