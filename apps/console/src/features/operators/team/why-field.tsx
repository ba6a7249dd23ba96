import { useSay } from '@karigar/client/i18n/use-say';
import { TextField } from '@karigar/ui/field/text-field';
import { teamMessages as texts } from './team.messages.ts';

/** The words of the admin. Enter in it sends, as in every form. */
export const WhyField = ({
  value,
  isMissing,
  onChange,
}: {
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}) => {
  const say = useSay();
  return (
    <TextField
      label={say(texts.why)}
      help={say(texts.whyHelp)}
      error={isMissing ? say(texts.whyMissing) : ''}
      value={value}
      maxLength={500}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
