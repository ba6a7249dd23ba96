const ADDRESS = import.meta.env.VITE_SUPPORT_EMAIL ?? 'support@karigar.example';

/** A mailto link to support, with a subject. */
export const supportLink = (subject: string): string =>
  `mailto:${ADDRESS}?subject=${encodeURIComponent(subject)}`;
