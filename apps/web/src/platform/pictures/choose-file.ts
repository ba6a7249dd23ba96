let opened: HTMLInputElement | null = null;

/** Opens the phone's file chooser, or its camera; null without a choice. Must be called from a tap. */
export const chooseFile = (accept: string, capture?: 'environment'): Promise<File | null> => {
  // A browser without a cancel event leaves its input behind.
  opened?.remove();
  const { promise, resolve } = Promise.withResolvers<File | null>();
  const input = document.createElement('input');
  opened = input;
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  if (capture !== undefined) input.setAttribute('capture', capture);
  const settle = (): void => {
    input.remove();
    resolve(input.files?.[0] ?? null);
  };
  input.addEventListener('change', settle);
  input.addEventListener('cancel', settle);
  // Some phones drop an input outside the document while the camera is open.
  document.body.append(input);
  input.click();
  return promise;
};
