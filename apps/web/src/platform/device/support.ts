const ADDRESS = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@karigar.example';

/** Opens a letter to those who can help, with its subject written. */
export const supportLink = (subject: string): string =>
  `mailto:${ADDRESS}?subject=${encodeURIComponent(subject)}`;
