import styles from './art.module.css';
import { classes } from '../classes.ts';
import avatarDefault from './avatar-default.svg?no-inline';
import document from './document.svg?no-inline';
import sceneBell from './scene-bell.svg?no-inline';
import sceneChat from './scene-chat.svg?no-inline';
import sceneEmpty from './scene-empty.svg?no-inline';
import sceneError from './scene-error.svg?no-inline';
import sceneOffline from './scene-offline.svg?no-inline';
import sceneStart from './scene-start.svg?no-inline';
import sealDone from './seal-done.svg?no-inline';
import serviceAc from './service-ac.svg?no-inline';
import serviceBug from './service-bug.svg?no-inline';
import serviceBulb from './service-bulb.svg?no-inline';
import serviceCar from './service-car.svg?no-inline';
import serviceClean from './service-clean.svg?no-inline';
import serviceDrill from './service-drill.svg?no-inline';
import serviceFan from './service-fan.svg?no-inline';
import serviceGeyser from './service-geyser.svg?no-inline';
import serviceRo from './service-ro.svg?no-inline';
import serviceRoller from './service-roller.svg?no-inline';
import serviceTap from './service-tap.svg?no-inline';
import serviceWasher from './service-washer.svg?no-inline';

const files = {
  'avatar-default': avatarDefault,
  document,
  'scene-bell': sceneBell,
  'scene-chat': sceneChat,
  'scene-empty': sceneEmpty,
  'scene-error': sceneError,
  'scene-offline': sceneOffline,
  'scene-start': sceneStart,
  'seal-done': sealDone,
  'service-ac': serviceAc,
  'service-bug': serviceBug,
  'service-bulb': serviceBulb,
  'service-car': serviceCar,
  'service-clean': serviceClean,
  'service-drill': serviceDrill,
  'service-fan': serviceFan,
  'service-geyser': serviceGeyser,
  'service-ro': serviceRo,
  'service-roller': serviceRoller,
  'service-tap': serviceTap,
  'service-washer': serviceWasher,
} as const;

export type ArtName = keyof typeof files;

export interface ArtProps {
  name: ArtName;
  className?: string | undefined;
}

/**
 * A drawing in the theme's colours. It fills its container and is decorative: the text beside it
 * carries the meaning.
 */
export function Art({ name, className }: ArtProps) {
  return (
    <svg className={classes(styles['art'], className)} aria-hidden="true">
      {/* <use> instead of <img>: only so do the page's CSS tokens apply inside the drawing. */}
      <use href={`${files[name]}#art`} />
    </svg>
  );
}

export const artNames = Object.keys(files) as readonly ArtName[];
