import { createElement, type ReactNode } from 'react';
import type { PathName } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';
import { screenOf } from './screen-of.ts';

/** The screen of a path for the signed-in role. */
export const ChosenScreen = ({ name }: { name: PathName }): ReactNode =>
  createElement(screenOf(name, useSession()?.role ?? null));
