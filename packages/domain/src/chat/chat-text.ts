/** At least one visible character: spaces, joiners and invisible marks alone are no message. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const readChatText = (written: string): string | null => {
  const text = written.trim();
  return VISIBLE.test(text) ? text : null;
};
