import { Art } from '@karigar/ui/art/art';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Screen } from '@karigar/ui/screen/screen';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { useGuest } from '#entities/sign-in/use-guest';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { door } from '#platform/session/entry';
import { startMessages as texts } from './start.messages.ts';
import styles from './start-screen.module.css';

/** The choice between customer and serviceman. */
export const StartScreen = () => {
  const say = useSay();
  const guest = useGuest();
  useScreen(say(texts.title));
  return (
    <Screen className={styles['start']}>
      <header className={styles['top']}>
        <img src="/icons/icon.svg" alt="" width={40} height={40} />
        <span className={styles['name']}>Karigar</span>
        <LanguageButton />
      </header>
      <div className={styles['hero']}>
        <Art name="scene-start" className={styles['scene']} />
      </div>
      <main className={styles['deck']}>
        <h1 className={styles['heading']}>{say(texts.heading)}</h1>
        <p className={styles['subheading']}>{say(texts.subheading)}</p>
        <ButtonLink
          variant="accent"
          block
          iconEnd="right"
          href={pathTo('login')}
          onClick={() => door.enter('serviceman')}
        >
          {say(texts.loginAsServiceman)}
        </ButtonLink>
        <Button
          variant="ghost"
          block
          className={styles['other']}
          busy={guest.isBusy}
          onClick={guest.run}
        >
          {say(texts.bookService)}
        </Button>
      </main>
    </Screen>
  );
};
