import { Text } from '@karigar/ui/text/text';
import { useSay } from '#platform/i18n/use-say';
import { loginMessages } from './login.messages.ts';

/** What a login or a sign-up accepts. The pages are the server's, and what was typed here stays. */
export const Accepting = () => {
  const say = useSay();
  const page = (name: 'terms' | 'privacy') => (
    <a href={`/legal/${name}?lang=${document.documentElement.lang}`} target="_blank">
      <u>{say(loginMessages[name])}</u>
    </a>
  );
  return (
    <Text size="small" tone="muted">
      {say(loginMessages.accepting)} {page('terms')}, {page('privacy')}
    </Text>
  );
};
