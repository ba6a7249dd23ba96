import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '@karigar/client/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { passage, PATH_NAMES, PATHS, type PathName } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { useSession } from '#platform/session/session';
import { pageListingMessages as texts, screenNames } from './page-listing.messages.ts';

/** Opened with an id, or from a booking or a login that is under way. */
const needsMore = (name: PathName): boolean =>
  PATHS[name].pattern.includes(':') || name === 'payment' || name === 'chat' || name === 'otp';

/** They send somebody who is signed in on to Home. */
const SIGN_IN: ReadonlySet<PathName> = new Set([
  'start',
  'login',
  'otp',
  'passwordLogin',
  'signup',
  'forgotPassword',
]);

/** Every screen that the reader may open; each row leads where it says. */
export const PageListingScreen = () => {
  const say = useSay();
  const back = useBack('home');
  const { role = null, owesProof = false } = useSession() ?? {};
  useScreen(say(texts.title));
  const isOpen = (name: PathName): boolean => {
    if (name === 'secondProof') return owesProof;
    if (role !== null && role !== 'guest' && SIGN_IN.has(name)) return false;
    return passage(PATHS[name], role, owesProof) === 'open';
  };
  const open = PATH_NAMES.filter(isOpen);
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(loginMessages.back), onPress: back }} />
      <Main tight>
        <Panel rows>
          {open.map((name) => {
            const { pattern } = PATHS[name];
            const label = say(screenNames[name]);
            return needsMore(name) ? (
              <PanelRow key={name} label={label} hint={say(texts.needsMore)} />
            ) : (
              <PanelRow key={name} label={label} hint={pattern} href={pattern} />
            );
          })}
        </Panel>
      </Main>
    </Screen>
  );
};
