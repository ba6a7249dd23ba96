import styles from './art.module.css';
import { classes } from '../classes.ts';
import avatarDefault from './avatar-default.svg';
import sceneBell from './scene-bell.svg';
import sceneChat from './scene-chat.svg';
import sceneEmpty from './scene-empty.svg';
import sceneError from './scene-error.svg';
import sceneOffline from './scene-offline.svg';
import sceneStart from './scene-start.svg';
import sealDone from './seal-done.svg';
import serviceAc from './service-ac.svg';
import serviceBug from './service-bug.svg';
import serviceBulb from './service-bulb.svg';
import serviceCar from './service-car.svg';
import serviceClean from './service-clean.svg';
import serviceDrill from './service-drill.svg';
import serviceFan from './service-fan.svg';
import serviceGeyser from './service-geyser.svg';
import serviceRo from './service-ro.svg';
import serviceRoller from './service-roller.svg';
import serviceTap from './service-tap.svg';
import serviceWasher from './service-washer.svg';

const files = {
  'avatar-default': avatarDefault,
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

/** A drawing in the colours of the theme. It fills the box its place gives it, and says nothing: a word stands beside it. */
export function Art({ name, className }: ArtProps) {
  return (
    <svg className={classes(styles['art'], className)} aria-hidden="true">
      {/* Referenced, not an <img>: only so do the tokens of the page reach into the drawing. */}
      <use href={`${files[name]}#art`} />
    </svg>
  );
}

export const artNames = Object.keys(files) as readonly ArtName[];
