/** Downloads one of our links. */
export const followFile = (name: string, url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Downloads a file. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  followFile(name, url);
  // The browser must have started the download before.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
