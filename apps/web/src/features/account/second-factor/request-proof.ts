import { isDefinitive, type CallResult } from '@karigar/contract/call-result';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { call } from '#platform/api/call';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';

type Requested = CallResult<typeof requestSecondProof>;

/** A request whose reply was lost keeps its idempotency key: the next one gets its result, not a second email. */
let open: string | null = null;

const ask = async (captcha?: string): Promise<Requested> => {
  open ??= crypto.randomUUID();
  const key = open;
  const result = await call(
    requestSecondProof,
    { ...(captcha !== undefined && { captcha }) },
    { key },
  );
  if (isDefinitive(result) || result.kind === 'signed-out') open = null;
  return result;
};

export const requestProof = (): Promise<Requested> =>
  withCaptcha<typeof requestSecondProof>(ask, captchaParts);
