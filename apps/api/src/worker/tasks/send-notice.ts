import type { Context } from '#context';
import type { Task } from '#platform/job-worker';
import { changeLinkPath } from '#platform/change-link';
import { openNotice } from '#platform/notice-message';

export const sendNotice =
  ({ vault, sms, email, config }: Context): Task =>
  async (payload) => {
    const { notice, to, language, token } = openNotice(vault, payload);
    const path = token === undefined ? '/' : changeLinkPath(token);
    const values = { link: new URL(path, config.publicUrl).href };
    const message = { to: to.address, values, language };
    if (to.channel === 'email') await email.send({ ...message, template: notice });
    // The number is in the hands of somebody else by now.
    else if (notice !== 'number-released' && notice !== 'number-claimed')
      await sms.send({ ...message, template: notice });
  };
