import { Button } from '@karigar/ui/button/button';
import { Tile } from '@karigar/ui/tile/tile';
import { bigIcon, GuideFrame, type Step } from '#entities/guide/guide-frame.tsx';
import { customerGuideMessages as texts } from './customer-guide.messages.ts';

const STEPS: readonly Step[] = [
  {
    title: texts.chooseTitle,
    words: texts.choose,
    picture: (say) => (
      <>
        <Tile art="service-ac" large />
        <Button>{say(texts.book)}</Button>
      </>
    ),
  },
  { title: texts.askTitle, words: texts.ask, picture: () => bigIcon('people') },
  {
    title: texts.visitTitle,
    words: texts.visit,
    picture: (say) => (
      <>
        <Button variant="secondary" icon="phone">
          {say(texts.call)}
        </Button>
        <Button variant="secondary" icon="chat">
          {say(texts.chat)}
        </Button>
      </>
    ),
  },
  {
    title: texts.addTitle,
    words: texts.add,
    picture: (say) => <Button icon="check">{say(texts.approve)}</Button>,
  },
  { title: texts.codeTitle, words: texts.code, picture: () => bigIcon('lock') },
  { title: texts.payTitle, words: texts.pay, picture: () => bigIcon('cash') },
  { title: texts.rateTitle, words: texts.rate, picture: () => bigIcon('star') },
  { title: texts.helpTitle, words: texts.help, picture: () => bigIcon('chat') },
];

/** How a booking goes, for a customer. */
export const CustomerGuideScreen = () => (
  <GuideFrame title={texts.title} lead={texts.lead} steps={STEPS} />
);
