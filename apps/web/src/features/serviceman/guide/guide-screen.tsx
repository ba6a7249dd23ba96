import { GuideFrame } from '#entities/guide/guide-frame.tsx';
import { guideMessages as texts } from './guide.messages.ts';
import { STEPS } from './guide-steps.tsx';

/** How a job goes, for a first day. */
export const GuideScreen = () => <GuideFrame title={texts.title} lead={texts.lead} steps={STEPS} />;
