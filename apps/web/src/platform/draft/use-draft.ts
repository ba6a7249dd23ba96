import { useState } from 'react';
import { local } from '../device/storage.ts';
import { createDraftStore, type Draft } from './draft-store.ts';

const drafts = createDraftStore(local);

const without = (fields: Draft, name: string): Draft => {
  const { [name]: _left, ...others } = fields;
  return others;
};

/**
 * The fields of a form: what the server has, with what was typed over it. What was typed outlives a reload and is
 * forgotten when it was saved; a field put back to what the server has is no draft.
 */
export const useDraft = <Stored extends Draft>(form: string, stored: Stored) => {
  const [typed, setTyped] = useState<Draft>(() => drafts.get(form, Date.now()));
  const names = Object.keys(stored);
  const own = Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)));
  return {
    values: { ...stored, ...own } as { readonly [Name in keyof Stored]: string },
    isTyped: Object.keys(own).length > 0,
    change: (name: keyof Stored & string, value: string): void => {
      const next = value === stored[name] ? without(own, name) : { ...own, [name]: value };
      setTyped(next);
      drafts.keep(form, next, Date.now());
    },
    forget: (): void => {
      setTyped({});
      drafts.drop(form);
    },
  };
};
