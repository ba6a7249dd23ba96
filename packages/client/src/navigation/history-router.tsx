import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

const history = createBrowserHistory({ v5Compat: true });

/** The browser's history as the router's. `BrowserRouter` would bring links and forms for servers along, 6 kB of the first load. */
export const HistoryRouter = ({ children }: { children: ReactNode }) => {
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen((update) => startTransition(() => setState(update))), []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
