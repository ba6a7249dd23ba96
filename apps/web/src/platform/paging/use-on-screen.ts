import { useEffect, useState, type RefCallback } from 'react';

/** Whether the element with this ref is visible, or nearly. */
export const useOnScreen = (): readonly [RefCallback<Element>, boolean] => {
  const [element, setElement] = useState<Element | null>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '0px 0px 50% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setSeen(false);
    };
  }, [element]);
  return [setElement, isSeen];
};
