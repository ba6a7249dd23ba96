import { SYSTEM } from '#platform/db';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Role } from '@karigar/domain/roles';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import type { TestApp } from '#testing/test-app';
import type { TestIssuer } from '#testing/test-issuer';

export const CODE = '730915';

/** A new serviceman and a new customer: every row counted for them comes from this round. */
export type Stage = {
  readonly app: TestApp;
  readonly issuer: TestIssuer;
  readonly serviceman: FreshPerson;
  readonly customer: FreshPerson;
  readonly booking: (state: BookingState) => Promise<FreshBooking>;
};

export const openSession = async (
  { context }: Pick<TestApp, 'context'>,
  person: { readonly id: number; readonly role: Role },
): Promise<string> => {
  const session = { accountId: person.id, role: person.role };
  const { authToken } = await context.databases.system.transaction(SYSTEM, (tx) =>
    context.sessions.open(tx, session),
  );
  return authToken;
};

export const setStage = async (app: TestApp, issuer: TestIssuer): Promise<Stage> => {
  const serviceman = await createPerson(app.look, 'serviceman', app.now());
  const customer = await createPerson(app.look, 'customer', app.now());
  return {
    app,
    issuer,
    serviceman,
    customer,
    booking: async (state) => {
      const [made] = await createBookings(app.look, app.context.vault, {
        count: 1,
        state,
        servicemanId: serviceman.id,
        customerId: customer.id,
        now: app.now(),
        code: CODE,
      });
      if (!made) throw new Error('no booking was made');
      return made;
    },
  };
};
