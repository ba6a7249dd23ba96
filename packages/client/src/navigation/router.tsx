import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { browserHistory, type At, type Move, type Steps } from './browser-history.ts';
import { paramsOf, resolve, type Params, type Place, type To } from './place.ts';

type Router = { readonly steps: Steps; readonly at: At };

const RouterContext = createContext<Router | null>(null);
const ParamsContext = createContext<Params>({});

const useRouter = (): Router => {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('There is no router around this');
  return router;
};

/** Shows the place that a history is at; a screen that is still loaded leaves the one before it. */
export const Router = ({
  steps,
  onGo,
  children,
}: {
  steps: Steps;
  /** The path that the address has now; the screen comes when it is loaded. */
  onGo?: (path: string) => void;
  children: ReactNode;
}) => {
  const [at, setAt] = useState(steps.at);
  useLayoutEffect(
    () =>
      steps.listen((next) => {
        onGo?.(next.place.pathname);
        startTransition(() => setAt(next));
      }),
    [steps, onGo],
  );
  const router = useMemo(() => ({ steps, at }), [steps, at]);
  return <RouterContext value={router}>{children}</RouterContext>;
};

let ownSteps: Steps | undefined;

/** The browser's history as the router's. */
export const HistoryRouter = (props: { onGo?: (path: string) => void; children: ReactNode }) => (
  <Router steps={(ownSteps ??= browserHistory())} {...props} />
);

export const useLocation = (): Place => useRouter().at.place;

export const useMove = (): Move => useRouter().at.move;

/** The values of the `:names` in the path of the screen. */
export const useParams = (): Params => useContext(ParamsContext);

export interface Going {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to an address, or some steps in the history. */
export type Go = (to: To | number, going?: Going) => void;

export const useNavigate = (): Go => {
  const { steps, at } = useRouter();
  const { pathname } = at.place;
  return useCallback<Go>(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return steps.go(to);
      const address = resolve(to, pathname);
      if (replace) steps.replace(address, state);
      else steps.push(address, state);
    },
    [steps, pathname],
  );
};

/** Goes on from a screen that is not to be seen here. */
export const Navigate = ({ to, replace = false }: { to: string; replace?: boolean }) => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
};

export interface Route {
  readonly path: string;
  readonly element: ReactNode;
}

/** The first of the routes whose path has the form of the address: those with names in them stand behind the others. */
export const Routes = ({ routes }: { routes: readonly Route[] }) => {
  const { pathname } = useLocation();
  for (const { path, element } of routes) {
    const params = paramsOf(path, pathname);
    if (params !== null) return <ParamsContext value={params}>{element}</ParamsContext>;
  }
  return null;
};
