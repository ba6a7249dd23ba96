/** What he accepted. */
export const offer = 1;
