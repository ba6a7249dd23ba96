import { useSay } from '@karigar/client/i18n/use-say';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { Link } from '@karigar/ui/link/link';
import { Text } from '@karigar/ui/text/text';
import { useDesk } from '#entities/desk/desk-query';
import { useKeys } from '#platform/keys/use-keys';
import { correctPath } from './record-path.ts';
import { recordMessages as texts } from './record.messages.ts';

/** The way to the corrections of a booking, for the desk money. */
export const CorrectLink = ({ no }: { no: string }) =>
  useDesk()?.desks.includes('money') === true ? <Shown no={no} /> : null;

const Shown = ({ no }: { no: string }) => {
  const say = useSay();
  const navigate = useNavigate();
  useKeys({ correct: () => navigate(correctPath(no)) });
  return (
    <Text>
      <Link href={correctPath(no)}>{say(texts.correct)}</Link>
    </Text>
  );
};
