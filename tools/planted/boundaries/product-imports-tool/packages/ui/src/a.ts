export { bar } from '../../../tools/figure/bar.ts';
