import { useEffect, useState, type ComponentType } from 'react';

const AFTER_MS = 100;

/**
 * A dialog or palette that nobody sees at first: the first screen does not wait for it, and it is loaded before anybody
 * asks for it. Once loaded it is drawn at once, so that what is typed after its key reaches it; a lazy part would wait
 * 300 ms. Until then it is an empty dialog, so that no letter that is typed is a key of the screen below.
 */
export const soon = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const loaded: { part?: ComponentType<Props> } = {};
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded.part ??= await load());
  // A part that cannot be loaded now is loaded again when it is asked for.
  setTimeout(() => void loadOnce().catch(() => null), AFTER_MS);
  return function Soon(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded.part ?? null);
    useEffect(() => {
      if (Part !== null) return;
      loadOnce().then(
        (part) => setPart(() => part),
        // For the error boundary.
        (error: unknown) =>
          setPart(() => {
            throw error;
          }),
      );
    }, [Part]);
    return Part === null ? <div role="dialog" aria-busy hidden /> : <Part {...props} />;
  };
};
