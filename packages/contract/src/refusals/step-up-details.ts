import { ACTS } from '@karigar/domain/identity/step-up';
import * as z from 'zod/mini';

/** What must be confirmed: a change of phone and email together is two acts. */
export const stepUpNeeded = { 'step-up.needed': z.object({ act: z.enum(ACTS) }) } as const;
