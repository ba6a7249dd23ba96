import { local } from '@karigar/client/device/storage';
import { PLAYER_ID, TURNED_OFF } from './alerts-keys.ts';
import { canAlert } from './can-alert.ts';
import { noticeFor, type AlertsNotice } from './notice-for.ts';

const SILENT = 'alertsSilent';
const refusedKey = (notice: AlertsNotice): string =>
  notice === 'ask' ? 'alertsDismissed' : `alertsDismissed-${notice}`;

/** The outcome of the test on the screen of alerts. */
export const noteTest = (hasArrived: boolean): void => {
  if (hasArrived) local.removeItem(SILENT);
  else local.setItem(SILENT, 'true');
};

/** Said on every screen of alerts; offered only until somebody says no to it. */
export const alertsNotice = (): AlertsNotice | null => {
  const isAble = canAlert();
  return noticeFor({
    isAble,
    // Only Safari on iPhones and iPads has the property.
    isInIphoneTab: 'standalone' in navigator && navigator.standalone === false,
    permission: isAble ? Notification.permission : 'denied',
    isOn: local.getItem(PLAYER_ID) !== null,
    wasTurnedOff: local.getItem(TURNED_OFF) !== null,
    isSilent: local.getItem(SILENT) !== null,
  });
};

export const isRefused = (notice: AlertsNotice): boolean =>
  local.getItem(refusedKey(notice)) !== null;

/** Whoever says no to the browser is not told a second time that alerts are blocked. */
export const refuseNotice = (notice: AlertsNotice): void => {
  local.setItem(refusedKey(notice), 'true');
  if (notice === 'ask') local.setItem(refusedKey('blocked'), 'true');
};
