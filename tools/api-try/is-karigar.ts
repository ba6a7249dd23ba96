import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { readReply } from '@karigar/contract/wire/read-reply';
import { encodeInput, writeForm } from '@karigar/contract/wire/form-data';

/** Whether our server replies there: only ours refuses a call without a client id by this name. */
export async function isKarigar(base: string): Promise<boolean> {
  try {
    const response = await fetch(`${base}/api/${getDashboard.path}`, {
      method: 'POST',
      body: writeForm(getDashboard, encodeInput(getDashboard, {}), null),
      signal: AbortSignal.timeout(2000),
    });
    const reply = readReply(getDashboard, await response.json());
    return reply.kind === 'refused' && reply.code === 'client.unknown';
  } catch {
    return false;
  }
}
