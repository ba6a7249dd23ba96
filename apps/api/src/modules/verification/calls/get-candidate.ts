import { getCandidate } from '@karigar/contract/verification/get-candidate';
import { matchNames } from '@karigar/domain/documents/name-match';
import { accepted, refused } from '@karigar/domain/result';
import { missingForVerification } from '@karigar/domain/verification/missing-for-verification';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { sayIn } from '#platform/texts';
import { defineHandler } from '#wire/define-handler';
import { listSkills, readApplication } from '../application-store.ts';
import { presentAnswer, presentDocument } from '../candidate-presenter.ts';
import {
  listAnswers,
  listAreasToConfirm,
  listCandidateDocuments,
  readCandidate,
  readCandidateBank,
} from '../candidate-store.ts';
import { isOwnAccount } from '../contact-store.ts';
import { presentCheck } from '../provider-check/present-check.ts';

export const getCandidateHandler = defineHandler(
  getCandidate,
  async ({ accountId }, { context, tx, who, note, language }) => {
    note({ subjectId: accountId });
    const operatorId = accountOf(who);
    const person = await readCandidate(tx, accountId);
    if (person === null) return refused('verification.not-found');
    const { name } = person;
    const documents = await listCandidateDocuments(tx, accountId, operatorId);
    const answers = await listAnswers(tx, accountId);
    const bank = await readCandidateBank(tx, accountId);
    const check = bank && (await presentCheck(tx, context.vault, accountId, bank.version));
    const application = await readApplication(tx, accountId);
    const skills = await listSkills(tx, accountId);
    const areas = await listAreasToConfirm(tx);
    return accepted({
      accountId,
      name,
      picture: context.fileLinks.link(person.picture_key),
      language: person.language,
      verifiedAt: person.verified_at?.getTime() ?? null,
      documents: documents.map((row) => presentDocument(row, operatorId)),
      answers: answers.map((row) => presentAnswer(row, sayIn(person.language))),
      bank: bank && {
        bankName: bank.bank_name,
        ifsc: bank.ifsc,
        holderName: bank.holder_name,
        nameMatch: matchNames(bank.holder_name, name),
        version: bank.version,
        sentAt: bank.updated_at.getTime(),
        outcome: bank.check_outcome,
        failedWords: bank.check_outcome === null ? bank.check_words : null,
        ...(check !== null && { check }),
      },
      appliedAt: application?.applied_at.getTime() ?? null,
      skills: skills.map(({ id, names, is_proposed: isProposed, is_confirmed: isConfirmed }) => ({
        id,
        name: nameIn(names, language),
        isProposed,
        isConfirmed,
      })),
      proposedAreaId: application?.area_id ?? null,
      areaId: person.area_id,
      areas: areas.map((area) => ({
        id: area.id,
        name: nameIn(area.names, language),
        city: nameIn(area.city_names, language),
      })),
      reachKm: person.reach_km ?? 0,
      hours: [...person.hours],
      isOnDuty: person.on_duty ?? false,
      missing: [
        ...missingForVerification({
          name,
          documents,
          isBankVerified: bank?.check_outcome === 'verified',
          skills: skills.filter(({ is_confirmed: isConfirmed }) => isConfirmed).length,
          hasArea: person.area_id !== null,
        }),
      ],
      isOwn: await isOwnAccount(tx, operatorId, accountId),
    });
  },
  { as: 'ops', audited: true },
);
