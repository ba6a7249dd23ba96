import type { Session } from '@karigar/client/session/account';

export type SentFile = { readonly name: string; readonly type: string; readonly base64: string };

/** One press on a screen: the call with its fields under their wire names, and how the screen sends it. */
export type Press = {
  readonly name: string;
  readonly way: 'queue' | 'call' | 'login';
  readonly fields: Readonly<Record<string, string | readonly string[] | SentFile>>;
  readonly session: Session | null;
};

export type Pressed = { readonly kind: string; readonly code?: string };
