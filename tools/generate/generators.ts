import type { Generator } from './generator.ts';
import { bookingLifecycle } from './generators/booking-lifecycle.ts';
import { calls } from './generators/calls.ts';
import { callsDashboard, workDashboard } from './generators/dashboards.ts';
import { cost } from './generators/cost.ts';
import { database } from './generators/database.ts';
import { guideInEnglish, guideInHindi } from './generators/guide.ts';
import { licences } from './generators/licences.ts';
import { lateArrivals } from './generators/late-arrivals.ts';
import { openapi } from './generators/openapi.ts';
import { retention } from './generators/retention.ts';
import { rulesInEnglish, rulesInHindi } from './generators/rules.ts';
import { screens } from './generators/screens.ts';

/** To add a generated file: one import, one line. */
export const generators: readonly Generator[] = [
  bookingLifecycle,
  calls,
  cost,
  callsDashboard,
  database,
  guideInEnglish,
  guideInHindi,
  licences,
  lateArrivals,
  openapi,
  retention,
  rulesInEnglish,
  rulesInHindi,
  screens,
  workDashboard,
];
