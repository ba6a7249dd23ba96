import { msg } from '@lingui/core/macro';

/** What to set where, by maker; the names are those of their own menus. Chrome, where Karigar is not installed. */
export const phoneHelpMessages = [
  {
    maker: msg`Xiaomi, Redmi, POCO`,
    steps: [
      msg`Open Settings, then Apps, then Manage apps, and choose Karigar or Chrome.`,
      msg`Turn on Autostart.`,
      msg`Under Battery saver choose No restrictions.`,
      msg`Under Notifications allow all, also on the lock screen.`,
    ],
  },
  {
    maker: msg`Oppo, Realme, OnePlus`,
    steps: [
      msg`Open Settings, then Apps, then App management, and choose Karigar or Chrome.`,
      msg`Under Battery usage allow background activity and auto launch.`,
      msg`Under Notifications allow all, also on the lock screen.`,
    ],
  },
  {
    maker: msg`Vivo, iQOO`,
    steps: [
      msg`Open Settings, then Battery, then Background power consumption management.`,
      msg`Choose Karigar or Chrome and allow high background power use.`,
      msg`Open Settings, then Apps, then Autostart, and turn it on for Karigar or Chrome.`,
    ],
  },
  {
    maker: msg`Samsung`,
    steps: [
      msg`Open Settings, then Apps, choose Karigar or Chrome, then Battery, and choose Unrestricted.`,
      msg`Open Settings, then Battery, then Background usage limits, then Never sleeping apps, and add it.`,
    ],
  },
];
