import { updateProfile } from '@karigar/contract/profile/update-profile';
import { readPersonName } from '@karigar/domain/identity/person-name';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { Pictures } from '#platform/pictures';
import { defineHandler, type Handle } from '#wire/define-handler';
import { changeContact } from '../change-contact.ts';
import { newContact } from '../new-contact.ts';
import { lockAccount, saveProfile } from '../profile-store.ts';

type Painted = Awaited<ReturnType<Pictures['keep']>> | Accepted<null>;

const save: Handle<typeof updateProfile, Painted> = async (input, scope, picture) => {
  const { tx, now } = scope;
  const accountId = accountOf(scope.who);
  const firstName = readPersonName(input.firstName);
  const lastName = readPersonName(input.lastName);
  if (firstName === null || lastName === null) return refused('name.missing');
  if (!picture.ok) return picture;

  const stored = await lockAccount(tx, accountId);
  const contact = newContact(stored, input);
  if (!contact.ok) return contact;
  const reached = await changeContact(scope, stored, contact.value);
  if (!reached.ok) return reached;
  const profile = { firstName, lastName, address: input.address, pictureKey: picture.value };
  await saveProfile(tx, accountId, profile, new Date(now));
  return accepted(null);
};

export const updateProfileHandler = defineHandler(updateProfile, save, {
  prepare: async ({ picture }, { context, who }): Promise<Painted> =>
    picture ? context.pictures.keep(picture, accountOf(who)) : accepted(null),
});
