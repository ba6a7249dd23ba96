import { getBoard } from '@karigar/contract/dispatch/get-board';
import { addDays, startOfDay } from '@karigar/domain/dates/india-day';
import { accepted } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import {
  countBoard,
  listBoardSkills,
  listLaneJobs,
  listLanes,
  listQueue,
  MOST_LANES,
} from '../board-store.ts';
import { presentCard } from '../present-card.ts';

/** Names, areas and times; no phone and no door. */
export const getBoardHandler = defineHandler(
  getBoard,
  async ({ cityId, day, skill = null, after }, { context, tx, now, language }) => {
    const from = new Date(startOfDay(day));
    const ask = {
      cityId,
      now: new Date(now),
      from,
      to: new Date(startOfDay(addDays(day, 1))),
      skill,
    };
    const { sequence, ...counts } = await countBoard(tx, ask);
    const isFirst = after === undefined;
    const queue = isFirst ? await listQueue(tx, ask) : [];
    const lanes = await listLanes(tx, ask, after ?? 0);
    const jobs = await listLaneJobs(
      tx,
      lanes.map(({ id }) => id),
      ask,
    );
    const skills = isFirst ? await listBoardSkills(tx) : [];
    const of = Map.groupBy(jobs, ({ serviceman_id: id }) => id);
    return accepted({
      queue: queue.map((row) => presentCard(row, now, language)),
      lanes: lanes.map(({ id, name, on_duty: onDuty }) => ({
        id,
        name,
        onDuty,
        jobs: (of.get(id) ?? []).map((row) => presentCard(row, now, language)),
      })),
      next: lanes.length < MOST_LANES ? null : (lanes.at(-1)?.id ?? null),
      counts: {
        searching: counts.searching,
        nobodyTook: counts.nobody_took,
        assigned: counts.assigned,
        overdue: counts.overdue,
        working: counts.working,
        heldDue: counts.held_due,
        noCode: counts.no_code,
      },
      skills: skills.map(({ id, names }) => ({ id, name: nameIn(names, language) })),
      offersOn: context.config.dispatch === 'offers',
      sequence,
    });
  },
  { as: 'ops', audited: true },
);
