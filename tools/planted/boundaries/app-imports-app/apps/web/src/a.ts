export { port } from '../../api/src/config.ts';
