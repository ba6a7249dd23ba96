import { IconLink } from '@karigar/ui/icon-button/icon-button';
import { useQuery } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { notifications } from './notifications.ts';
import { bellMessages as texts } from './bell.messages.ts';
import { pathTo } from '#platform/navigation/paths';

/** The link to the notifications, with the unread count. */
export const Bell = () => {
  const say = useSay();
  const { data: unread = 0 } = useQuery({
    ...notifications,
    select: (all) => all.filter((one) => one.unread).length,
  });
  const label = unread > 0 ? say(texts.unread, { unread }) : say(texts.notifications);
  return (
    <IconLink icon="bell" size={26} href={pathTo('notification')} label={label} count={unread} />
  );
};
