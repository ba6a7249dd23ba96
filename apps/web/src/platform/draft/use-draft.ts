import { useState } from 'react';
import { local } from '@karigar/client/device/storage';
import { createDraftStore, type Draft } from './draft-store.ts';

const drafts = createDraftStore(local);

const without = (fields: Draft, name: string): Draft => {
  const { [name]: _left, ...others } = fields;
  return others;
};

/**
 * A form's fields: the stored values, overlaid by the draft. The draft survives a reload and is deleted when saved;
 * a field that equals its stored value is no draft.
 */
export const useDraft = <Stored extends Draft>(form: string, stored: Stored) => {
  const [typed, setTyped] = useState<Draft>(() => drafts.get(form, Date.now()));
  const [found] = useState(() => Object.keys(typed));
  const names = Object.keys(stored);
  const own = Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)));
  return {
    values: { ...stored, ...own } as { readonly [Name in keyof Stored]: string },
    isTyped: Object.keys(own).length > 0,
    /** Typed on an earlier visit and not saved: the field says so. */
    isDraft: (name: keyof Stored & string): boolean => name in own && found.includes(name),
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
