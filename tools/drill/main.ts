import { measureNamed } from '../figure/measure-named.ts';
import { drills } from './drills.ts';

await measureNamed('drill', drills);
