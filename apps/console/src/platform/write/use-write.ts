import { createUseWrite } from '@karigar/client/write/use-write';
import { call } from '#platform/api/call';

/** A write that a screen makes and waits for. */
export const useWrite = createUseWrite(call);
