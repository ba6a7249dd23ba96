import type { CallResult } from '@karigar/contract/call-result';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { call } from '#platform/api/call';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';

type Requested = CallResult<typeof requestSecondProof>;

export const requestProof = (): Promise<Requested> =>
  withCaptcha<typeof requestSecondProof>(
    (captcha) => call(requestSecondProof, { ...(captcha !== undefined && { captcha }) }),
    captchaParts,
  );
