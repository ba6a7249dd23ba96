const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Draws one thing in each frame, so that no frame is long. A page that nobody sees has no frames and gets all at once. */
export const drawInTurn = async <Thing>(
  things: readonly Thing[],
  draw: (thing: Thing) => void,
): Promise<void> => {
  for (const thing of things) {
    draw(thing);
    if (document.visibilityState === 'visible') await nextFrame();
  }
};
