import { useSay } from '@karigar/client/i18n/use-say';
import { useFault } from '@karigar/client/write/use-fault';
import { checkNumber } from '@karigar/contract/verification/check-number';
import { Button } from '@karigar/ui/button/button';
import { Check } from '@karigar/ui/check-list/check-list';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { TextField } from '@karigar/ui/field/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { useWrite } from '#platform/write/use-write';
import { leaveField } from './leave-field.ts';
import { checksMessages as texts } from './checks.messages.ts';
import { candidateQuery, withNumberCheck, type CandidateDocument } from './kyc-queries.ts';
import styles from './checks.module.css';

/** The reviewer types the number as the picture shows it; the server says equal or not, and shows none. */
export const NumberCheck = ({
  accountId,
  document,
}: {
  accountId: number;
  document: CandidateDocument;
}) => {
  const say = useSay();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isUnequal, setUnequal] = useState(false);
  const { fault, setFault, failure } = useFault();
  const { isNumberEqual: isEqual, triesLeft: tries } = document;
  const write = useWrite(checkNumber, {
    done: ({ data }) => {
      setTyped('');
      setUnequal(!data.isEqual);
      // The reply is all that changed, and the next try need not wait for a read.
      client.setQueryData(candidateQuery(accountId).queryKey, (file) =>
        withNumberCheck(file, document.id, data),
      );
      if (data.isEqual) field.current?.blur();
    },
    failure: (failed) => {
      failure(failed);
      void client.invalidateQueries({ queryKey: liveKey.kyc });
    },
  });
  useKeys({ typeRead: () => field.current?.focus() });
  const compare = (event: SubmitEvent): void => {
    event.preventDefault();
    setFault(undefined);
    setUnequal(false);
    write.run({ documentId: document.id, upload: document.upload, number: typed });
  };
  const result = isUnequal ? say(texts.notEqual, { tries }) : '';
  const isBad = isUnequal || tries === 0;
  return (
    <Check
      state={isEqual ? 'good' : isBad ? 'bad' : 'open'}
      label={
        <span className={styles['chip']}>
          {say(texts.number)}
          {!isEqual && <KeyHint>n</KeyHint>}
        </span>
      }
      end={<span role="status">{isEqual ? say(texts.equal) : result}</span>}
    >
      {!isEqual && tries === 0 && <span>{say(texts.noTries)}</span>}
      {!isEqual && tries > 0 && (
        <form className={styles['typed']} onSubmit={compare}>
          <TextField
            ref={field}
            label={say(document.type === 'aadhaar' ? texts.lastFour : texts.asRead)}
            help={say(texts.numberHelp, { tries })}
            error={fault?.words}
            value={typed}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={leaveField}
          />
          <Button type="submit" variant="secondary" busy={write.isBusy}>
            {say(texts.compare)}
          </Button>
        </form>
      )}
    </Check>
  );
};
