import { choiceField } from '../wire/fields.ts';

export const paceField = choiceField({ weekly: 'weekly', daily: 'daily' });
