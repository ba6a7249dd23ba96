import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextArea } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Text } from '@karigar/ui/text/text';
import { useState, type ReactNode } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { payoutsMessages as texts } from './payouts.messages.ts';
import styles from './payouts.module.css';
import type { OneRun } from './payout-queries.ts';
import { useRunActs } from './use-run-acts.ts';

type Acts = ReturnType<typeof useRunActs>;

/** What comes next for this run: confirm, send it or take the file, or record what the bank says. */
export const RunFoot = ({ run }: { run: OneRun }) => {
  const [fault, setFault] = useState('');
  const [results, setResults] = useState('');
  const acts = useRunActs(run, setFault, () => setResults(''));
  return (
    <>
      {fault !== '' && (
        <div className={styles['whole']}>
          <Callout tone="bad" alert>
            {fault}
          </Callout>
        </div>
      )}
      <Next
        run={run}
        acts={acts}
        results={results}
        onResults={setResults}
        onTry={() => setFault('')}
      />
    </>
  );
};

interface NextProps {
  run: OneRun;
  acts: Acts;
  results: string;
  onResults: (results: string) => void;
  onTry: () => void;
}

const Next = ({ run, acts, results, onResults, onTry }: NextProps) => {
  const say = useSay();
  const [isMissing, setMissing] = useState(false);
  const record = (): void => {
    setMissing(results.trim() === '');
    if (results.trim() !== '') acts.record(results);
  };
  if (run.state === 'prepared')
    return run.isAsked ? (
      <Step help={say(texts.asked)} cancel={acts.cancel} acts={acts} onTry={onTry} />
    ) : (
      <Step
        help={say(texts.confirmHelp)}
        main={{ words: say(texts.confirm), act: acts.confirm }}
        cancel={acts.cancel}
        acts={acts}
        onTry={onTry}
      />
    );
  const takeFile = { words: say(texts.takeFile), act: acts.takeFile };
  if (run.state === 'confirmed')
    return (
      <Step
        help={say(run.hasProvider ? texts.sendHelp : texts.takeFileHelp)}
        main={run.hasProvider ? { words: say(texts.send), act: acts.send } : takeFile}
        {...(run.hasProvider && { other: takeFile })}
        cancel={acts.cancel}
        acts={acts}
        onTry={onTry}
      />
    );
  if (run.state !== 'sent') return null;
  if (run.way === 'provider')
    return <Step help={say(texts.providerAnswers)} acts={acts} onTry={onTry} />;
  return (
    <Step
      field={
        <TextArea
          className={styles['whole']}
          label={say(texts.results)}
          help={say(texts.resultsHelp)}
          error={isMissing ? say(texts.resultsMissing) : undefined}
          value={results}
          rows={5}
          spellCheck={false}
          onChange={({ currentTarget }) => onResults(currentTarget.value)}
        />
      }
      main={{ words: say(texts.record), act: record }}
      acts={acts}
      onTry={onTry}
    />
  );
};

interface Act {
  words: string;
  act: () => void;
}

interface StepProps {
  help?: string;
  field?: ReactNode;
  main?: Act;
  other?: Act;
  cancel?: () => void;
  acts: Acts;
  onTry: () => void;
}

const Step = ({ help, field, main, other, cancel, acts, onTry }: StepProps) => {
  const say = useSay();
  const isOnline = useOnline();
  const go = (act: () => void) => (): void => {
    onTry();
    act();
  };
  useKeys(main === undefined ? {} : { main: go(main.act) });
  return (
    <>
      {help !== undefined && (
        <Text size="small" tone="muted" className={styles['whole']}>
          {help}
        </Text>
      )}
      {field}
      {cancel !== undefined && (
        <Button
          variant="danger-outline"
          icon="x"
          inactive={!isOnline}
          busy={acts.isBusy}
          onClick={go(cancel)}
        >
          {say(texts.cancelRun)}
        </Button>
      )}
      {other !== undefined && (
        <Button variant="secondary" inactive={!isOnline} busy={acts.isBusy} onClick={go(other.act)}>
          {other.words}
        </Button>
      )}
      {main !== undefined && (
        <Button icon="key" inactive={!isOnline} busy={acts.isBusy} onClick={go(main.act)}>
          <span className={styles['keyed']}>
            {main.words}
            <KeyHint inside>↵</KeyHint>
          </span>
        </Button>
      )}
    </>
  );
};
