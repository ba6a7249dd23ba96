export { FindPalette } from './find-palette.tsx';
