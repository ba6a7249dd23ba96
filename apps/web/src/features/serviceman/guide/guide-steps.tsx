import { Art } from '@karigar/ui/art/art';
import { Button } from '@karigar/ui/button/button';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { Tile } from '@karigar/ui/tile/tile';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { guideMessages as texts } from './guide.messages.ts';
import styles from './guide-screen.module.css';

type Say = (text: MessageDescriptor) => string;

export type Step = {
  readonly title: MessageDescriptor;
  readonly words: MessageDescriptor;
  /** The element as it looks on the screen. */
  readonly picture: (say: Say) => ReactNode;
};

const big = (name: IconName) => () => <Icon name={name} size={48} className={styles['big']} />;

/** The steps of a job, in order. */
export const STEPS: readonly Step[] = [
  {
    title: texts.offerTitle,
    words: texts.offer,
    picture: (say) => (
      <>
        <Button variant="danger-outline" icon="x">
          {say(texts.refuse)}
        </Button>
        <Button icon="check">{say(texts.accept)}</Button>
      </>
    ),
  },
  {
    title: texts.bookingTitle,
    words: texts.booking,
    picture: () => <Tile art="service-ac" large />,
  },
  {
    title: texts.wayTitle,
    words: texts.way,
    picture: (say) => (
      <>
        <Button variant="tonal" stacked icon="nav">
          {say(texts.directions)}
        </Button>
        <Button variant="tonal" stacked icon="phone">
          {say(texts.call)}
        </Button>
        <Button variant="tonal" stacked icon="whatsapp">
          {say(texts.whatsApp)}
        </Button>
      </>
    ),
  },
  {
    title: texts.startTitle,
    words: texts.start,
    picture: (say) => <Button icon="play">{say(texts.startWork)}</Button>,
  },
  {
    title: texts.addTitle,
    words: texts.add,
    picture: (say) => (
      <Button variant="secondary" icon="plus">
        {say(texts.addServices)}
      </Button>
    ),
  },
  {
    title: texts.holdTitle,
    words: texts.hold,
    picture: (say) => (
      <>
        <Button variant="secondary" icon="pause">
          {say(texts.holdWork)}
        </Button>
        <Button icon="play">{say(texts.resumeWork)}</Button>
      </>
    ),
  },
  {
    title: texts.endTitle,
    words: texts.end,
    picture: (say) => (
      <>
        <Button icon="flag">{say(texts.endWork)}</Button>
        <Icon name="lock" size={48} className={styles['big']} />
      </>
    ),
  },
  {
    title: texts.cashTitle,
    words: texts.cash,
    picture: (say) => (
      <>
        <Icon name="cash" size={48} className={styles['big']} />
        <Button>{say(texts.continueOn)}</Button>
      </>
    ),
  },
  { title: texts.earningsTitle, words: texts.earnings, picture: big('wallet') },
  { title: texts.chatTitle, words: texts.chat, picture: big('chat') },
  {
    title: texts.offlineTitle,
    words: texts.offline,
    picture: () => <Art name="scene-offline" className={styles['scene']} />,
  },
  {
    title: texts.papersTitle,
    words: texts.papers,
    picture: () => (
      <>
        <Icon name="id" size={48} className={styles['big']} />
        <Icon name="bank" size={48} className={styles['big']} />
      </>
    ),
  },
];
