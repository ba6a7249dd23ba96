import type { Figure } from './figure.ts';
import { axe } from './figures/axe.ts';
import { bundle } from './figures/bundle.ts';
import { cloneToLogin } from './figures/clone-to-login.ts';
import { lighthouse } from './figures/lighthouse.ts';
import { apiKill } from './figures/api-kill.ts';
import { authzMatrix } from './figures/authz-matrix.ts';
import { exactlyOnce } from './figures/exactly-once.ts';
import { multipartFuzz } from './figures/multipart-fuzz.ts';
import { otpAbuse } from './figures/otp-abuse.ts';
import { sameAnswer } from './figures/same-answer.ts';
import { relayDrain } from './figures/relay-drain.ts';
import { call5VsBare } from './figures/call5-vs-bare.ts';
import { listGrowth } from './figures/list-growth.ts';
import { listScroll } from './figures/list-scroll.ts';
import { loginLoad } from './figures/login-load.ts';
import { startWorkVsBare } from './figures/start-work-vs-bare.ts';
import { sealedAtRest } from './figures/sealed-at-rest.ts';
import { warmStart } from './figures/warm-start.ts';
import { uploadCorpus } from './figures/upload-corpus.ts';
import { house } from './figures/house.ts';

/** To add a figure: one import, one line. */
export const figures: readonly Figure[] = [
  house,
  apiKill,
  authzMatrix,
  exactlyOnce,
  multipartFuzz,
  otpAbuse,
  sameAnswer,
  relayDrain,
  sealedAtRest,
  uploadCorpus,
  call5VsBare,
  listGrowth,
  loginLoad,
  startWorkVsBare,
  axe,
  bundle,
  cloneToLogin,
  lighthouse,
  listScroll,
  warmStart,
];
