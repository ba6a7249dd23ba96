export { port } from '../../../apps/api/src/config.ts';
