import { gates } from './gates.ts';
import { verify } from './verify.ts';

const wanted = process.argv.slice(2);
const known = gates.map(({ name }) => name);
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`no gate is named ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exitCode = 1;
} else {
  const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const failed = await verify(chosen, console.log);
  process.exitCode = failed === 0 ? 0 : 1;
}
