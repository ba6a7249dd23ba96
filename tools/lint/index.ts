import { nameOfFile } from './name-of-file.ts';
import { noClock } from './no-clock.ts';
import { sqlInStore } from './sql-in-store.ts';

export default {
  meta: { name: 'karigar' },
  rules: {
    'name-of-file': nameOfFile,
    'no-clock': noClock,
    'sql-in-store': sqlInStore,
  },
};
