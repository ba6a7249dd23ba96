import type { Figure } from './figure.ts';
import { axe } from './figures/axe.ts';
import { boardOpen } from './figures/board-open.ts';
import { boardUpdate } from './figures/board-update.ts';
import { bundle } from './figures/bundle.ts';
import { consoleBundle } from './figures/console-bundle.ts';
import { cloneToLogin } from './figures/clone-to-login.ts';
import { lighthouse } from './figures/lighthouse.ts';
import { lighthouseHome } from './figures/lighthouse-home.ts';
import { lighthouseService } from './figures/lighthouse-service.ts';
import { apiKill } from './figures/api-kill.ts';
import { assignRace } from './figures/assign-race.ts';
import { authzMatrix } from './figures/authz-matrix.ts';
import { exactlyOnce } from './figures/exactly-once.ts';
import { writePaths } from './figures/write-paths.ts';
import { multipartFuzz } from './figures/multipart-fuzz.ts';
import { oneTruth } from './figures/one-truth.ts';
import { payoutRun } from './figures/payout-run.ts';
import { billRace } from './figures/bill-race.ts';
import { overload } from './figures/overload.ts';
import { opsCanary } from './figures/ops-canary.ts';
import { opsDay } from './figures/ops-day.ts';
import { opsHint } from './figures/ops-hint.ts';
import { opsSession } from './figures/ops-session.ts';
import { orderAbuse } from './figures/order-abuse.ts';
import { otpAbuse } from './figures/otp-abuse.ts';
import { sameAnswer } from './figures/same-answer.ts';
import { recordCheck } from './figures/record-check.ts';
import { receiptPdf } from './figures/receipt-pdf.ts';
import { relayDrain } from './figures/relay-drain.ts';
import { relays } from './figures/relays.ts';
import { call5VsBare } from './figures/call5-vs-bare.ts';
import { invoiceNumbers } from './figures/invoice-numbers.ts';
import { listGrowth } from './figures/list-growth.ts';
import { listScroll } from './figures/list-scroll.ts';
import { logScroll } from './figures/log-scroll.ts';
import { loginLoad } from './figures/login-load.ts';
import { startWorkVsBare } from './figures/start-work-vs-bare.ts';
import { sealedAtRest } from './figures/sealed-at-rest.ts';
import { coldStart } from './figures/cold-start.ts';
import { startPhases } from './figures/start-phases.ts';
import { warmStart } from './figures/warm-start.ts';
import { dayBytes } from './figures/day-bytes.ts';
import { memoryDay } from './figures/memory-day.ts';
import { tap } from './figures/tap.ts';
import { offlineStart } from './figures/offline-start.ts';
import { uploadCorpus } from './figures/upload-corpus.ts';
import { takeover } from './figures/takeover.ts';
import { uploadSlots } from './figures/upload-slots.ts';
import { cost } from './figures/cost.ts';
import { house } from './figures/house.ts';
import { busKill } from './figures/bus-kill.ts';
import { changeToScreen } from './figures/change-to-screen.ts';
import { consoleLoop } from './figures/console-loop.ts';
import { clientKill } from './figures/client-kill.ts';
import { find } from './figures/find.ts';
import { fieldDay } from './figures/field-day.ts';
import { seededFaults } from './figures/seeded-faults.ts';
import { drain } from './figures/drain.ts';
import { idleCost } from './figures/idle-cost.ts';
import { earningsLoad } from './figures/earnings-load.ts';
import { ledger } from './figures/ledger.ts';
import { fourEyes } from './figures/four-eyes.ts';
import { gateway } from './figures/gateway.ts';
import { slotRace } from './figures/slot-race.ts';
import { search } from './figures/search.ts';
import { candidates } from './figures/candidates.ts';
import { moneyDeskDay } from './figures/money-desk-day.ts';
import { mutation } from './figures/mutation.ts';
import { offlineApproval } from './figures/offline-approval.ts';
import { oneHolder } from './figures/one-holder.ts';
import { payToScreen } from './figures/pay-to-screen.ts';
import { messageFate } from './figures/message-fate.ts';
import { offerReach } from './figures/offer-reach.ts';
import { sos } from './figures/sos.ts';
import { paymentChaos } from './figures/payment-chaos.ts';
import { dispatchKill } from './figures/dispatch-kill.ts';
import { jobEngine } from './figures/job-engine.ts';
import { history } from './figures/history.ts';
import { lifecycleModel } from './figures/lifecycle-model.ts';
import { dispatchSim } from './figures/dispatch-sim.ts';

/** To add a figure: one import, one line. */
export const figures: readonly Figure[] = [
  cost,
  house,
  apiKill,
  authzMatrix,
  exactlyOnce,
  writePaths,
  multipartFuzz,
  opsCanary,
  opsSession,
  orderAbuse,
  otpAbuse,
  sameAnswer,
  relayDrain,
  relays,
  overload,
  billRace,
  payoutRun,
  invoiceNumbers,
  slotRace,
  receiptPdf,
  recordCheck,
  sealedAtRest,
  uploadCorpus,
  takeover,
  uploadSlots,
  call5VsBare,
  listGrowth,
  loginLoad,
  startWorkVsBare,
  axe,
  bundle,
  consoleBundle,
  cloneToLogin,
  lighthouse,
  lighthouseHome,
  lighthouseService,
  listScroll,
  logScroll,
  boardOpen,
  boardUpdate,
  warmStart,
  startPhases,
  coldStart,
  offlineStart,
  dayBytes,
  memoryDay,
  tap,
  fourEyes,
  consoleLoop,
  opsDay,
  moneyDeskDay,
  gateway,
  opsHint,
  drain,
  changeToScreen,
  busKill,
  clientKill,
  fieldDay,
  seededFaults,
  idleCost,
  search,
  find,
  dispatchSim,
  candidates,
  offlineApproval,
  oneHolder,
  payToScreen,
  messageFate,
  offerReach,
  sos,
  paymentChaos,
  assignRace,
  oneTruth,
  dispatchKill,
  jobEngine,
  lifecycleModel,
  history,
  ledger,
  earningsLoad,
  mutation,
];
