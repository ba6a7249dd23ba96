import { answerBankDetailsHandler } from './calls/answer-bank-details.ts';
import { answerDocumentHandler } from './calls/answer-document.ts';
import { applyAsServicemanHandler } from './calls/apply-as-serviceman.ts';
import { checkNumberHandler } from './calls/check-number.ts';
import { getApplicationHandler } from './calls/get-application.ts';
import { getCandidateHandler } from './calls/get-candidate.ts';
import { listDocumentsHandler } from './calls/list-documents.ts';
import { saveSkillsHandler } from './calls/save-skills.ts';
import { undoDocumentAnswerHandler } from './calls/undo-document-answer.ts';
import { verifyServicemanHandler } from './calls/verify-serviceman.ts';

export { checkRound } from './provider-check/check-round.ts';
export { findWaitingReviews } from './find-waiting-reviews.ts';
export { tellAnswers } from './tell-answers.ts';

export const verificationHandlers = [
  listDocumentsHandler,
  getCandidateHandler,
  checkNumberHandler,
  answerDocumentHandler,
  undoDocumentAnswerHandler,
  answerBankDetailsHandler,
  saveSkillsHandler,
  verifyServicemanHandler,
  getApplicationHandler,
  applyAsServicemanHandler,
];
