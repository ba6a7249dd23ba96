import { HistoryRouter } from '@karigar/client/navigation/router.tsx';
import { heldKeys } from '#platform/keys/held-keys';
import { Screens } from './screens.tsx';

export const Routed = () => (
  <HistoryRouter onGo={heldKeys.await}>
    <Screens />
  </HistoryRouter>
);
