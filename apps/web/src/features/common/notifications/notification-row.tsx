import type { Notification } from '@karigar/contract/notifications/list-notifications';
import { Icon } from '@karigar/ui/icon/icon';
import { Link } from '@karigar/ui/link/link';
import { useState } from 'react';
import { unbroken } from '@karigar/client/i18n/unbroken';
import { useSay } from '@karigar/client/i18n/use-say';
import { notificationIcon } from './notification-icon.ts';
import styles from './notification-row.module.css';
import { notificationsMessages as texts } from './notifications.messages.ts';
import { useWhen } from './use-when.ts';

const Picture = ({ src }: { src: string }) => {
  const say = useSay();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={src}
      alt={say(texts.picture)}
      width={72}
      height={72}
      loading="lazy"
      className={styles['picture']}
      onError={() => setBroken(true)}
    />
  );
};

/** One notification; with `href` the whole row is a link. */
export const NotificationRow = ({ of, href }: { of: Notification; href: string | null }) => {
  const say = useSay();
  const when = useWhen();
  const face = (
    <>
      <span className={styles['icon']}>
        <Icon name={notificationIcon(of.kind)} size={24} />
      </span>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <b className={styles['sender']}>{of.sender ?? say(texts.sender)}</b>
          {of.unread && <span className={styles['unseen']}>{say(texts.unread)}</span>}
          {of.at !== null && (
            <time dateTime={new Date(of.at).toISOString()} className={styles['time']}>
              {when(of.at)}
            </time>
          )}
        </div>
        <p className={styles['message']}>{unbroken(of.message)}</p>
        {of.image !== null && <Picture src={of.image} />}
      </div>
    </>
  );
  return (
    <li className={styles['item']} data-unread={of.unread || undefined}>
      {href === null ? (
        <div className={styles['row']}>{face}</div>
      ) : (
        <Link href={href} className={styles['row']}>
          {face}
        </Link>
      )}
    </li>
  );
};
