import { unblockPerson } from '@karigar/contract/contact/unblock-person';
import { Button } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useWrite } from '#platform/write/use-write';
import { privacyMessages as texts } from './privacy.messages.ts';
import { blocks } from './privacy.queries.ts';

/** The people this account blocked, with an unblock button. Empty when nobody is blocked. */
export const BlockedList = () => {
  const say = useSay();
  const { date } = useFormat();
  const { data = [] } = useQuery(blocks);
  const lift = useWrite(unblockPerson, { invalidates: [blocks] });
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
                onClick={() => lift.run({ id })}
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
