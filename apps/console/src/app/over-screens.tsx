import { FindPalette } from '#features/find/palette/index';
import { KeyHelp } from './key-help.tsx';
import { Palette } from './palette.tsx';

/** What a key opens over every screen. */
export const OverScreens = () => (
  <>
    <Palette />
    <FindPalette />
    <KeyHelp />
  </>
);
