import { createReading } from '@karigar/client/cache/read';
import { call } from '#platform/api/call';

/** A query function that reads with this call. */
export const reading = createReading(call);
