import type { OutputOf } from '@karigar/contract/define-call';
import type { listWorkRecords } from '@karigar/contract/work-records/list-work-records';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Panel } from '@karigar/ui/panel/panel';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { workRecords } from './profile.queries.ts';
import { useWorkRecords } from './use-work-records.ts';
import { isWorkRecordChosen } from './work-record-sheets.ts';
import { workRecordsMessages as texts } from './work-records.messages.ts';

type Made = OutputOf<typeof listWorkRecords>[number];
type Revoke = (id: number) => void;

const OUTSIDE = { target: '_blank', rel: 'noreferrer' } as const;

const RecordPanel = ({ record, onRevoke }: { record: Made; onRevoke: Revoke }) => {
  const say = useSay();
  const { date } = useFormat();
  const { id, madeAt, validUntil, pdfUrl, whatsappUrl } = record;
  const when = date(madeAt ?? 0);
  return (
    <Panel>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text strong>{say(texts.madeOn, { when })}</Text>
          <Text size="small" tone="muted">
            {say(texts.validUntil, { when: date(validUntil ?? 0) })}
          </Text>
        </Stack>
        <ButtonLink
          {...OUTSIDE}
          href={whatsappUrl}
          variant="secondary"
          block
          icon="whatsapp"
          aria-label={say(texts.shareOf, { when })}
        >
          {say(texts.share)}
        </ButtonLink>
        <Row wrap>
          <ButtonLink
            {...OUTSIDE}
            href={pdfUrl}
            variant="ghost"
            small
            aria-label={say(texts.openOf, { when })}
          >
            {say(texts.open)}
          </ButtonLink>
          <Button
            variant="ghost"
            small
            aria-label={say(texts.revokeOf, { when })}
            onClick={() => onRevoke(id)}
          >
            {say(texts.revoke)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
};

const List = ({ onRevoke }: { onRevoke: Revoke }) => {
  const say = useSay();
  const { data: own, error } = useQuery(workRecords);
  if (own === undefined) {
    if (error === null) return <Spinner label={say(readingMessages.loading)} />;
    return <LoadFailed title={say(texts.couldNotLoad)} of={workRecords.queryKey} />;
  }
  if (own.length === 0) return <Text tone="muted">{say(texts.none)}</Text>;
  return own.map((record) => <RecordPanel key={record.id} record={record} onRevoke={onRevoke} />);
};

/** The serviceman's valid work records: to make, to share, to revoke. */
export const WorkRecords = () => {
  const say = useSay();
  const { sheet, showList, make, revoke } = useWorkRecords();
  const chosen = isWorkRecordChosen(sheet.about) ? sheet.about : null;
  return (
    <>
      <Sheet
        open={sheet.open === 'work-records'}
        onOpenChange={(next) => !next && sheet.close()}
        title={say(texts.title)}
        closeLabel={say(texts.close)}
        footer={
          <Button
            block
            icon="plus"
            busy={make.isBusy}
            busyLabel={say(texts.making)}
            onClick={() => make.run({})}
          >
            {say(texts.make)}
          </Button>
        }
      >
        <Stack gap={3}>
          <Text size="small" tone="muted">
            {say(texts.help)}
          </Text>
          <List onRevoke={(id) => sheet.show('revoke-work-record', { id })} />
        </Stack>
      </Sheet>
      <ConfirmDialog
        open={sheet.open === 'revoke-work-record'}
        onOpenChange={(next) => !next && showList()}
        title={say(texts.revokeQuestion)}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.revoke),
          danger: true,
          onPress: () => {
            if (chosen !== null) revoke.run({ id: chosen.id });
            showList();
          },
        }}
      >
        {say(texts.revokeHelp)}
      </ConfirmDialog>
    </>
  );
};
