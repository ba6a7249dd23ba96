import { InstallHint } from './install-hint.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the app can do for him, above whatever screen he is on. */
export const Offers = () => (
  <>
    <UpdatePrompt />
    <InstallHint />
  </>
);
