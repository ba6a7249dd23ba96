import { inPaise } from '@karigar/domain/money';
import * as z from 'zod/mini';

export const input = z.object({ advance: z.literal(inPaise(1)) });
