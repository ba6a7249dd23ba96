export { title } from '#features/common/profile/index.ts';
