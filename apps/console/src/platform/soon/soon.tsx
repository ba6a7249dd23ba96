import { lazy, Suspense, type ComponentType } from 'react';

const AFTER_MS = 1000;

/**
 * A part that nobody sees at first: it weighs nothing on the first screen, and is loaded before anybody asks for it.
 * Once loaded it is drawn at once, so that what is typed after its key reaches it.
 */
export const soon = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const loaded: { part?: ComponentType<Props> } = {};
  const loadOnce = async () => ({ default: (loaded.part ??= await load()) });
  // A part that cannot be loaded now is loaded again when it is asked for.
  setTimeout(() => void loadOnce().catch(() => null), AFTER_MS);
  const Later = lazy(loadOnce);
  return function Soon(props: Props) {
    const Part = loaded.part ?? Later;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
};
