import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { loginMessages } from './login.messages.ts';

/** What a login or a sign-up accepts. The pages are the server's and link to each other; what was typed here stays. */
export const Accepting = () => {
  const say = useSay();
  return (
    <Text size="small" tone="muted">
      <a href={`/legal/terms?lang=${document.documentElement.lang}`} target="_blank">
        <u>{say(loginMessages.accepting)}</u>
      </a>
    </Text>
  );
};
