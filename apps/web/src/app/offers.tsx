import { InstallHint } from './install-hint.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** Suggestions of the app above the current screen. */
export const Offers = () => (
  <>
    <UpdatePrompt />
    <InstallHint />
  </>
);
