import type { Context } from '#context';
import { inviteLink, openSealedInvite } from '#platform/invite-message';
import type { Task } from '#platform/job-worker';

export const sendInvite =
  ({ vault, email, config }: Context): Task =>
  async (payload) => {
    const { to, code } = openSealedInvite(vault, payload);
    const values = { link: inviteLink(config.console.url, code) };
    await email.send({ to, template: 'operator-invited', values, language: 'en' });
  };
