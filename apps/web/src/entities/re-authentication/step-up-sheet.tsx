import { Button } from '@karigar/ui/button/button';
import { Sheet, type SheetProps } from '@karigar/ui/sheet/sheet';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { isOfAct, type Proof, type SentCode } from './proof.ts';
import { stepUpMessages as texts } from './step-up.messages.ts';
import type { ProofAsked } from './use-proof.ts';

const FORM = 'step-up';

/** Rarely needed, so loaded with the first code. */
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

const titleOf = (proof: Proof) => (isOfAct(proof) ? texts.stepUp : texts[proof.purpose]);

/** The code for a change of the own account. `asked` comes from `useStepUp` or `useProof`. */
export const StepUpSheet = ({
  asked,
  ...rest
}: { asked: ProofAsked } & Pick<SheetProps, 'finalFocus'>) => {
  const say = useSay();
  const [shown, setShown] = useState<SentCode | null>(null);
  const { sent, give } = asked;
  // Keeps its content while it slides away.
  if (sent !== null && sent !== shown) setShown(sent);
  if (shown === null) return null;
  return (
    <Sheet
      {...rest}
      open={sent !== null}
      onOpenChange={(next) => !next && asked.close()}
      title={say(titleOf(shown.proof))}
      closeLabel={say(texts.close)}
      footer={
        <Button type="submit" form={FORM} block busy={give.isBusy} busyLabel={say(texts.checking)}>
          {say(texts.confirm)}
        </Button>
      }
    >
      <Suspense>
        <CodeForm key={shown.proof.purpose} id={FORM} asked={asked} sent={shown} />
      </Suspense>
    </Sheet>
  );
};
