import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { ButtonLink } from '@karigar/ui/button/button';
import { useSay } from '@karigar/client/i18n/use-say';
import { privacyMessages as texts } from './privacy.messages.ts';

const PAGES = ['terms', 'privacy', 'refunds', 'grievance'] as const;

/** The pages of the server that say what applies. */
export const LegalLinks = () => {
  const say = useSay();
  return (
    <>
      <SectionHeading>{say(texts.rules)}</SectionHeading>
      <Stack gap={1}>
        {PAGES.map((page) => (
          <ButtonLink
            key={page}
            variant="ghost"
            href={`/legal/${page}?lang=${document.documentElement.lang}`}
            target="_blank"
          >
            {say(texts[page])}
          </ButtonLink>
        ))}
      </Stack>
    </>
  );
};
