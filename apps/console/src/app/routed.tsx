import { HistoryRouter } from '@karigar/client/navigation/history-router.tsx';
import { Screens } from './screens.tsx';

export const Routed = () => (
  <HistoryRouter>
    <Screens />
  </HistoryRouter>
);
