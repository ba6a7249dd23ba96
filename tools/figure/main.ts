import { figures } from './figures.ts';
import { measureNamed } from './measure-named.ts';

await measureNamed('figure', figures);
