/** What somebody should hear about the alerts of this phone. */
export type AlertsNotice =
  /** They can be turned on by a tap. */
  | 'ask'
  /** An iPhone has them only once Karigar is on its home screen. */
  | 'install'
  | 'blocked'
  | 'unable'
  /** The last test alert did not arrive. */
  | 'silent';

export type Phone = {
  readonly isAble: boolean;
  /** Safari on an iPhone, with Karigar in a tab. */
  readonly isInIphoneTab: boolean;
  readonly permission: NotificationPermission;
  readonly isOn: boolean;
  readonly wasTurnedOff: boolean;
  readonly isSilent: boolean;
};

/** Null where alerts work, and where the person has turned them off. */
export const noticeFor = (phone: Phone): AlertsNotice | null => {
  if (!phone.isAble) return phone.isInIphoneTab ? 'install' : 'unable';
  if (phone.wasTurnedOff) return null;
  if (phone.permission === 'denied') return 'blocked';
  if (phone.permission === 'default' || !phone.isOn) return 'ask';
  return phone.isSilent ? 'silent' : null;
};
