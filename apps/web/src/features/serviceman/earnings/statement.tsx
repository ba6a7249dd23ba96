import { getStatement } from '@karigar/contract/earnings/get-statement';
import { Button } from '@karigar/ui/button/button';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Row } from '@karigar/ui/stack/stack';
import { useId } from 'react';
import { call } from '#platform/api/call';
import { followFile } from '#platform/files/save-file';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { periodsMessages as texts } from './periods.messages.ts';

const FORMS = ['pdf', 'csv'] as const;

/** The same lines as a file, for the bank or the tax office: '2026-11' is a month, '2026' a financial year. */
export const Statement = ({ period }: { period: string }) => {
  const say = useSay();
  const id = useId();
  const fetchFile = useAction(async (form: (typeof FORMS)[number]) => {
    const found = await call(getStatement, { period });
    if (found.kind !== 'ok') return toasts.bad(whyFailed(found, say));
    followFile(`karigar-${period}.${form}`, found.data[`${form}Url`]);
  });
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{say(texts.statement)}</SectionHeading>
      <Row gap={2} wrap>
        {FORMS.map((form) => (
          <Button
            key={form}
            variant="tonal"
            icon="receipt"
            busy={fetchFile.isBusy}
            onClick={() => fetchFile.run(form)}
          >
            {say(texts[form])}
          </Button>
        ))}
      </Row>
    </section>
  );
};
