export { sample } from './b.test.ts';
