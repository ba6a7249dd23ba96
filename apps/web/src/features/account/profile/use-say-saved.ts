import type { CallResult } from '@karigar/contract/call-result';
import type { updateProfile } from '@karigar/contract/profile/update-profile';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { profileSettingMessages as texts } from './profile-setting.messages.ts';

/** Shows the result of an update in the specification's words; returns the message of a refusal. */
export const useSaySaved = () => {
  const say = useSay();
  return (result: CallResult<typeof updateProfile>): string | null => {
    if (result.kind === 'ok') {
      toasts.good(result.message);
      return null;
    }
    const isRefused = result.kind === 'refused';
    const words = isRefused ? result.message || say(texts.failed) : say(texts.failedOnTheWay);
    toasts.bad(words);
    return isRefused ? words : null;
  };
};
