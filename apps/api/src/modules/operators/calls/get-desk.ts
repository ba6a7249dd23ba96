import { getDesk } from '@karigar/contract/operators/get-desk';
import { DESKS } from '@karigar/domain/console/desks';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listCities, readOwnDesk } from '../team-store.ts';

export const getDeskHandler = defineHandler(
  getDesk,
  async (_input, { context, tx, who, language }) => {
    const accountId = accountOf(who);
    const { firstName, lastName, ...own } = await readOwnDesk(tx, accountId);
    const held = who.desks ?? [];
    const rows = await listCities(tx);
    const cities = rows.map(({ id, names }) => ({ id, name: nameIn(names, language) }));
    return accepted({
      ...own,
      accountId,
      name: `${firstName} ${lastName}`.trim(),
      desks: DESKS.filter((desk) => held.includes(desk)),
      city: cities.find(({ id }) => id === own.cityId)?.name ?? null,
      cities,
      team: context.config.team,
    });
  },
  { as: 'system', of: 'caller' },
);
