import { join } from 'node:path';
import { packClient } from './build.ts';

console.log(packClient(join(import.meta.dirname, '../../.cache/client-package')));
