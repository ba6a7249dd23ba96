import { DRAFTS } from '@karigar/client/session/session-store';

const DAY_MS = 24 * 3_600_000;

/** Fields of a form that were typed and not sent yet. */
export type Draft = Readonly<Record<string, string>>;
type Kept = { readonly at: number; readonly fields: Draft };

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string');

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'fields' in value &&
  isDraft(value.fields);

/** Drafts survive a reload, for a day; deleted with the session. */
export const createDraftStore = (storage: Storage) => {
  const read = (): Record<string, unknown> => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(DRAFTS) ?? '{}');
      return typeof kept === 'object' && kept !== null ? { ...kept } : {};
    } catch {
      return {};
    }
  };
  const write = (forms: Record<string, unknown>): void => {
    if (Object.keys(forms).length === 0) storage.removeItem(DRAFTS);
    else storage.setItem(DRAFTS, JSON.stringify(forms));
  };
  const drop = (form: string): void => {
    const { [form]: _dropped, ...others } = read();
    write(others);
  };

  return {
    get: (form: string, now: number): Draft => {
      const kept = read()[form];
      return isKept(kept) && now - kept.at < DAY_MS ? kept.fields : {};
    },
    /** An empty draft is deleted. */
    keep: (form: string, fields: Draft, now: number): void => {
      if (Object.keys(fields).length === 0) return drop(form);
      write({ ...read(), [form]: { at: now, fields } });
    },
    drop,
  };
};
