import type { Language } from './language.ts';

/** Something in each language that was spoken when it was stored. */
export type InLanguages<Value> = Readonly<Partial<Record<Language, Value>>> & {
  readonly en: Value;
};

/** The name of a service, an add-on, a category, a skill, an area or a city. */
export type Names = InLanguages<string>;
