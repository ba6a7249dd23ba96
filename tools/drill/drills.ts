import type { Drill } from './drill.ts';
import { alerts } from './drills/alerts.ts';
import { disk } from './drills/disk.ts';
import { certificate } from './drills/certificate.ts';
import { clock } from './drills/clock.ts';
import { dump } from './drills/dump.ts';
import { image } from './drills/image.ts';
import { migrate } from './drills/migrate.ts';
import { failover } from './drills/failover.ts';
import { keys } from './drills/keys.ts';
import { pooler } from './drills/pooler.ts';
import { release } from './drills/release.ts';
import { restore } from './drills/restore.ts';
import { rolling } from './drills/rolling.ts';
import { skew } from './drills/skew.ts';
import { vm } from './drills/vm.ts';

/** To add a drill: one import, one line. */
export const drills: readonly Drill[] = [
  release,
  image,
  dump,
  restore,
  failover,
  disk,
  rolling,
  certificate,
  skew,
  keys,
  pooler,
  migrate,
  alerts,
  clock,
  vm,
];
