import type { Booking } from '@karigar/contract/bookings/booking';
import { callLink } from '@karigar/domain/identity/phone';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { IconButton, IconLink } from '@karigar/ui/icon-button/icon-button';
import { Menu } from '@karigar/ui/menu/menu';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { ComponentProps } from 'react';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { contactMessages } from '#entities/contact/contact.messages';
import { useCallOther } from '#entities/contact/use-call-other';
import { initialsOf } from '@karigar/client/i18n/initials';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { chatMessages as texts } from './chat.messages.ts';

type MenuItem = ComponentProps<typeof Menu>['items'][number];

/** The partner's name and the order's number, a call button, and a menu. */
export const ChatBar = ({
  bookingRef,
  booking,
  name,
  isBlocked,
  isMenuOpen,
  onMenuChange,
  onClear,
  onReport,
  onBlock,
}: {
  bookingRef: BookingRef;
  booking: Booking | undefined;
  name: string | undefined;
  isBlocked: boolean;
  isMenuOpen: boolean;
  onMenuChange: (open: boolean) => void;
  onClear: () => void;
  onReport: () => void;
  onBlock: () => void;
}) => {
  const say = useSay();
  const back = useBack('booking');
  const number = booking?.phone ?? booking?.alternatePhone ?? null;
  const ask = useCallOther(bookingRef, booking?.state);
  const callWithoutNumber = () => {
    ask.run();
    onMenuChange(false);
  };
  const callNow = say(texts.callNow);
  const call: MenuItem = {
    key: 'call',
    icon: 'phone',
    label: callNow,
    ...(number === null ? { onPress: callWithoutNumber } : { href: callLink(number) }),
  };
  const block: MenuItem = {
    key: 'block',
    icon: 'xC',
    label: say(contactMessages.block),
    onPress: onBlock,
  };
  return (
    <TopBar
      line
      oneLine
      back={{ label: say(texts.back), onPress: back }}
      title={name ?? say(texts.chat)}
      {...(booking && {
        leading: <Avatar size={40} initials={initialsOf(name ?? '', 'en')} />,
        below: say(texts.orderId, { number: booking.bookingNo || String(booking.orderId) }),
      })}
      trailing={
        <>
          {!isBlocked && number === null && (
            <IconButton icon="phone" label={callNow} onClick={callWithoutNumber} />
          )}
          {!isBlocked && number !== null && (
            <IconLink icon="phone" label={callNow} href={callLink(number)} />
          )}
          <Menu
            label={say(texts.more)}
            open={isMenuOpen}
            onOpenChange={onMenuChange}
            items={[
              ...(isBlocked ? [] : [call]),
              { key: 'clear', icon: 'eyeOff', label: say(texts.clearChat), onPress: onClear },
              {
                key: 'report',
                icon: 'flag',
                label: say(contactMessages.report),
                onPress: onReport,
              },
              ...(isBlocked ? [] : [block]),
            ]}
          />
        </>
      }
    />
  );
};
