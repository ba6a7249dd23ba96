import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import {
  LONGEST_WORDS,
  RATING_TAGS,
  readRatingTags,
  writeRatingTags,
  type RatingTag,
} from '@karigar/domain/customer-bookings/rating';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Button } from '@karigar/ui/button/button';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { TextArea } from '@karigar/ui/field/text-field';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { draftMessages } from '#platform/draft/draft.messages';
import { useDraft } from '#platform/draft/use-draft';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useScreen } from '#platform/navigation/use-screen';
import { firstName } from './first-name.ts';
import { ratingMessages as texts, tagMessages } from './rating.messages.ts';
import styles from './rating.module.css';
import { StarChoice } from './star-choice.tsx';
import { TipPanel } from './tip-panel.tsx';
import { useRate } from './use-rate-booking.ts';

const LOW_STARS = 2;

/** The rating: stars, tags, and an optional text. */
export const RatingScreen = ({ mine, onClose }: { mine: MyBooking; onClose: () => void }) => {
  const say = useSay();
  const { date } = useFormat();
  const { booking, serviceman } = mine;
  const name = firstName(serviceman?.name ?? booking.servicemanName);
  const draft = useDraft(`rating ${booking.id}`, { stars: '0', tags: '', words: '' });
  const { words } = draft.values;
  const stars = Number(draft.values.stars);
  // Few stars: nobody is asked what was good.
  const isLow = stars > 0 && stars <= LOW_STARS;
  const tags = isLow ? [] : readRatingTags(draft.values.tags);
  const [isMissing, setMissing] = useState(false);
  const rate = useRate(booking, () => {
    draft.forget();
    onClose();
  });
  const title = say(texts.howWas, { name });
  useScreen(title);
  const picture = serviceman?.picture ?? null;
  const toggle = (tag: RatingTag): void => {
    const next = tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];
    draft.change('tags', writeRatingTags(next));
  };
  return (
    <Screen>
      <TopBar
        trailing={
          <Button variant="ghost" small onClick={onClose}>
            {say(texts.skip)}
          </Button>
        }
      />
      <Main tight>
        <Stack gap={5}>
          <div className={styles['head']}>
            <Avatar size={104} {...(picture !== null && { src: picture })} />
            <Text as="h1" size="head">
              {title}
            </Text>
            <Text tone="muted">
              {booking.serviceName}
              {booking.scheduledAt !== null && ` · ${date(booking.scheduledAt)}`}
            </Text>
          </div>
          <StarChoice
            stars={stars}
            onChange={(chosen) => {
              draft.change('stars', String(chosen));
              setMissing(false);
            }}
            error={isMissing ? say(texts.chooseStars) : null}
          />
          {!isLow && (
            <div className={styles['chips']}>
              <Chips label={say(texts.whatWasGood)}>
                {RATING_TAGS.map((tag) => (
                  <Chip key={tag} chosen={tags.includes(tag)} onClick={() => toggle(tag)}>
                    {say(tagMessages[tag])}
                  </Chip>
                ))}
              </Chips>
            </div>
          )}
          <TextArea
            label={say(texts.words)}
            placeholder={isLow ? say(texts.whatWentWrong) : say(texts.wordsHint, { name })}
            maxLength={LONGEST_WORDS}
            {...(draft.isDraft('words') && { help: say(draftMessages.unsent) })}
            rows={3}
            value={words}
            onChange={({ target }) => draft.change('words', target.value)}
          />
          {!isLow && <TipPanel mine={mine} />}
        </Stack>
      </Main>
      <ActionBar>
        <Button
          block
          busy={rate.isBusy}
          busyLabel={say(texts.sending)}
          onClick={() => (stars === 0 ? setMissing(true) : rate.run({ stars, tags, words }))}
        >
          {say(texts.submit)}
        </Button>
      </ActionBar>
    </Screen>
  );
};
