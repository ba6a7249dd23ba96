import { getProvider } from '@karigar/contract/catalogue/get-provider';
import { ratingOf } from '@karigar/domain/customer-bookings/rating';
import { publicName } from '@karigar/domain/identity/public-name';
import { accepted, refused } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listSkills, readProvider } from '../provider-store.ts';

export const getProviderHandler = defineHandler(
  getProvider,
  async ({ providerId }, { context, tx, language }) => {
    const row = await readProvider(tx, providerId);
    if (row === null) return refused('provider.not-found');
    const skills = await listSkills(tx, row.skills);
    return accepted({
      id: row.id,
      name: publicName(row.first_name, row.last_name),
      picture: context.fileLinks.link(row.picture_key),
      isVerified: row.is_verified,
      since: row.since,
      completed: row.completed,
      rating: ratingOf(row.ratings, row.stars),
      ratings: row.ratings,
      skills: skills.map((skill) => nameIn(skill.names, language)),
    });
  },
);
