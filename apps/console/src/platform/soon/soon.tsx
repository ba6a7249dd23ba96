import { useEffect, useState, type ComponentType } from 'react';

const AFTER_MS = 1000;

/**
 * A part that nobody sees at first: it weighs nothing on the first screen, and is loaded before anybody asks for it.
 * Once loaded it is drawn at once, so that what is typed after its key reaches it; a lazy part would wait 300 ms.
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
    return Part === null ? null : <Part {...props} />;
  };
};
