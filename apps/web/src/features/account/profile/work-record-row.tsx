import { PanelRow } from '@karigar/ui/panel/panel';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { profileMessages as texts } from './profile.messages.ts';
import { WORK_RECORD_SHEETS } from './work-record-sheets.ts';

const WorkRecords = lazy(async () => ({
  default: (await import('./work-records.tsx')).WorkRecords,
}));

/** Loads what makes and shows work records when somebody looks. */
export const WorkRecordRow = () => {
  const say = useSay();
  const sheet = useSheet(WORK_RECORD_SHEETS);
  const [isLoaded, setLoaded] = useState(false);
  if (sheet.open !== null && !isLoaded) setLoaded(true);
  return (
    <>
      <PanelRow
        icon="sign"
        label={say(texts.workRecord)}
        leads
        onPress={() => sheet.show('work-records')}
      />
      {isLoaded && (
        <Suspense>
          <WorkRecords />
        </Suspense>
      )}
    </>
  );
};
