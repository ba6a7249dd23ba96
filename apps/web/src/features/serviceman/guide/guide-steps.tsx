import { Button } from '@karigar/ui/button/button';
import { Tile } from '@karigar/ui/tile/tile';
import { bigIcon, bigScene, type Step } from '#entities/guide/guide-frame.tsx';
import { guideMessages as texts } from './guide.messages.ts';

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
        {bigIcon('lock')}
      </>
    ),
  },
  {
    title: texts.cashTitle,
    words: texts.cash,
    picture: (say) => (
      <>
        {bigIcon('cash')}
        <Button>{say(texts.continueOn)}</Button>
      </>
    ),
  },
  { title: texts.earningsTitle, words: texts.earnings, picture: () => bigIcon('wallet') },
  { title: texts.chatTitle, words: texts.chat, picture: () => bigIcon('chat') },
  {
    title: texts.offlineTitle,
    words: texts.offline,
    picture: () => bigScene('scene-offline'),
  },
  {
    title: texts.papersTitle,
    words: texts.papers,
    picture: () => (
      <>
        {bigIcon('id')}
        {bigIcon('bank')}
      </>
    ),
  },
];
