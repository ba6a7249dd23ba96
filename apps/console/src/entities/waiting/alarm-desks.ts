import type { Desk } from '@karigar/domain/console/desks';

/** Whose work an SOS is: their consoles ring. */
export const ALARM_DESKS: readonly Desk[] = ['dispatch', 'help'];
