import { repoRoot } from '../repo/root.ts';
import { gates } from './gates.ts';
import { verify } from './verify.ts';

const given = process.argv.slice(2);
const isWhole = given.includes('--all');
const more = given.filter((word) => word.startsWith('--') && word !== '--all');
// `static` names all gates that only read the tree.
const wanted = given
  .filter((word) => !word.startsWith('--'))
  .flatMap((name) =>
    name === 'static' ? gates.filter(({ alone }) => !alone).map((gate) => gate.name) : name,
  );
const known = gates.map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`no gate is named ${unknown.join(', ')}; there are static, ${known.join(', ')}`);
  process.exitCode = 1;
} else {
  const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const { failed } = await verify(chosen, { root: repoRoot, print: console.log, isWhole, more });
  process.exitCode = failed.length === 0 ? 0 : 1;
}
