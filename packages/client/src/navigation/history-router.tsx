import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

const history = createBrowserHistory({ v5Compat: true });

/** The browser's history as the router's. `BrowserRouter` would bring links and forms for servers along, 6 kB of the first load. */
export const HistoryRouter = ({
  onGo,
  children,
}: {
  /** The path that the address has now; the screen comes when it is loaded. */
  onGo?: (path: string) => void;
  children: ReactNode;
}) => {
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () =>
      history.listen((update) => {
        onGo?.(update.location.pathname);
        startTransition(() => setState(update));
      }),
    [onGo],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
