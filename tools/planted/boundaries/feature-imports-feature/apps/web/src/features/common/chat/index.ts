export { title } from '../profile/index.ts';
