import { getBoard } from '@karigar/contract/dispatch/get-board';
import { addDays, startOfDay } from '@karigar/domain/dates/india-day';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import {
  countBoard,
  listBoardSkills,
  listLaneJobs,
  listLanes,
  listQueue,
  listTaken,
  MOST_LANES,
} from '../board-store.ts';
import { presentCard } from '../present-card.ts';

/** Names, areas and times; no phone and no door. */
export const getBoardHandler = defineHandler(
  getBoard,
  async ({ cityId, day, skill = null, after }, { context, tx, who, now, language }) => {
    const from = new Date(startOfDay(day));
    const ask = {
      cityId,
      now: new Date(now),
      day,
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
    const taken = isFirst ? await listTaken(tx, ask.now, accountOf(who)) : [];
    const takenBy = new Map(taken.map(({ kind, item_id: id, name }) => [`${kind} ${id}`, name]));
    const cards = queue.map((row) => presentCard(row, now, language));
    const of = Map.groupBy(jobs, ({ serviceman_id: id }) => id);
    return accepted({
      queue: cards,
      lanes: lanes.map(({ id, name, on_duty: onDuty, day_off: dayOff }) => ({
        id,
        name,
        onDuty,
        dayOff,
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
      taken: cards.flatMap(({ id, waits }) => {
        const name = takenBy.get(`${waits} ${id}`);
        return name === undefined ? [] : [{ id, name }];
      }),
      skills: skills.map(({ id, names }) => ({ id, name: nameIn(names, language) })),
      offersOn: context.config.dispatch === 'offers',
      sequence,
    });
  },
  { as: 'ops', audited: true },
);
