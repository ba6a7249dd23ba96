/** What the service worker tells an open page. */
export type WorkerMessage =
  /** An alert was touched: go there, and say that you did. */
  | { readonly type: 'open'; readonly path: string }
  /** A test has arrived. */
  | { readonly type: 'test-arrived'; readonly mark: string };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readWorkerMessage = (data: unknown): WorkerMessage | null => {
  if (!isFields(data)) return null;
  const { type, path, mark } = data;
  if (type === 'open' && typeof path === 'string' && /^\/(?!\/)/.test(path)) return { type, path };
  if (type === 'test-arrived' && typeof mark === 'string') return { type, mark };
  return null;
};

/** Listens until what it returns is called. `answer` tells the worker that the page has done it. */
export const onWorkerMessage = (
  listener: (message: WorkerMessage, answer: () => void) => void,
): (() => void) => {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const hear = ({ data, ports }: MessageEvent): void => {
    const message = readWorkerMessage(data);
    if (message !== null) listener(message, () => ports[0]?.postMessage('done'));
  };
  worker?.addEventListener('message', hear);
  return () => worker?.removeEventListener('message', hear);
};
