/** A message of the service worker to an open page. */
export type WorkerMessage =
  /** An alert was touched: open this path, and acknowledge. */
  | { readonly type: 'open'; readonly path: string }
  /** A test alert has arrived. */
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

/** Subscribes; returns the unsubscribe function. `answer` acknowledges to the worker. */
export const onWorkerMessage = (
  listener: (message: WorkerMessage, answer: () => void) => void,
): (() => void) => {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const handle = ({ data, ports }: MessageEvent): void => {
    const message = readWorkerMessage(data);
    if (message !== null) listener(message, () => ports[0]?.postMessage('done'));
  };
  worker?.addEventListener('message', handle);
  return () => worker?.removeEventListener('message', handle);
};
