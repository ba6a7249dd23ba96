export { title } from '#features/profile/index.ts';
