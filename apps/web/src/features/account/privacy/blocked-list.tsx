import { unblockPerson } from '@karigar/contract/contact/unblock-person';
import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import { useFormat } from '#platform/i18n/use-format';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { privacyMessages as texts } from './privacy.messages.ts';
import { blocks } from './privacy.queries.ts';

/** The people this account blocked, with an unblock button. Empty when nobody is blocked. */
export const BlockedList = () => {
  const say = useSay();
  const { date } = useFormat();
  const queries = useQueryClient();
  const { data = [] } = useQuery(blocks);
  const lift = useAction(async (id: number) => {
    const lifted = await call(unblockPerson, { id });
    if (lifted.kind === 'ok') toasts.good(lifted.message);
    else toasts.bad(whyFailed(lifted, say));
    await queries.invalidateQueries(blocks);
  });
  if (data.length === 0) return null;
  return (
    <>
      <SectionHeading>{say(texts.blocked)}</SectionHeading>
      <Panel rows>
        {data.map(({ id, name, bookingNo, blockedAt }) => (
          <PanelRow
            key={id}
            label={name}
            hint={
              blockedAt === null
                ? bookingNo
                : say(texts.blockedHint, { number: bookingNo, date: date(blockedAt) })
            }
            end={
              <Button
                variant="ghost"
                small
                busy={lift.isBusy}
                aria-label={say(texts.unblockName, { name })}
                onClick={() => lift.run(id)}
              >
                {say(texts.unblock)}
              </Button>
            }
          />
        ))}
      </Panel>
    </>
  );
};
