/** Hands what lies behind a link of ours to the phone's downloads. */
export const followFile = (name: string, url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Hands a file to the phone's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  followFile(name, url);
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
