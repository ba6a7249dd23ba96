import { beginPasskey } from '@karigar/contract/passkeys/begin-passkey';
import { beginPasskeyLogin } from '@karigar/contract/sign-in/begin-passkey-login';
import { deviceHash } from '#auth/device';
import { withPasskeys } from '#testing/passkey-world';
import { creationOptionsIn, requestOptionsIn } from '#testing/soft-authenticator';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';
import { addStepUp } from './exactly-once-store.ts';

/** A session that has just shown its phone. */
const provenSession = async ({ app, serviceman }: Stage) => {
  const token = await openSession(app, serviceman);
  const id = (await app.context.sessions.find(token))?.sessionId ?? 0;
  await addStepUp(app.look, id, serviceman.id, new Date(app.now() + 60_000));
  return { token, id };
};

/** A passkey of the serviceman, and the phone that has it. */
const ownPasskey = async (stage: Stage) => {
  const { token } = await provenSession(stage);
  const passkeys = withPasskeys(stage.app);
  const phone = passkeys.authenticator();
  await passkeys.add(token, phone);
  const [own] = await passkeys.list(token);
  return { phone, id: String(own?.id) };
};

/** Writes of passkeys and logins with them. */
export const PASSKEY_WRITES: Readonly<Record<string, Prepare>> = {
  'begin-passkey': async (stage) => {
    const { token, id } = await provenSession(stage);
    const subject = `session:${id}`;
    return { caller: stage.serviceman, token, fields: {}, effect: 'challenges', subject };
  },
  'add-passkey': async (stage) => {
    const { app, serviceman } = stage;
    const { token } = await provenSession(stage);
    const { body } = await app.sendFields(beginPasskey, {}, { token });
    const credential = withPasskeys(app).authenticator().create(creationOptionsIn(body.data));
    const fields = { credential };
    return { caller: serviceman, token, fields, effect: 'passkeys', subject: serviceman.id };
  },
  'rename-passkey': async (stage) => ({
    caller: stage.serviceman,
    fields: { id: (await ownPasskey(stage)).id, name: 'Renamed' },
    effect: 'renamedPasskeys',
    subject: stage.serviceman.id,
  }),
  'remove-passkey': async (stage) => ({
    caller: stage.serviceman,
    fields: { id: (await ownPasskey(stage)).id },
    effect: 'passkeysRemoved',
    subject: stage.serviceman.id,
  }),
  'begin-passkey-login': async ({ app, serviceman }) => {
    const device = `phone of ${serviceman.id}`;
    const subject = deviceHash(app.context.vault, device);
    return { caller: null, fields: { device }, effect: 'challenges', subject };
  },
  'login-with-passkey': async (stage) => {
    const { app, serviceman } = stage;
    const { phone } = await ownPasskey(stage);
    const device = `phone of ${serviceman.id}`;
    const { body } = await app.sendFields(beginPasskeyLogin, { device });
    const fields = { credential: phone.get(requestOptionsIn(body.data)), device };
    const subject = deviceHash(app.context.vault, device);
    return { caller: null, fields, effect: 'passkeyLogins', subject };
  },
};
