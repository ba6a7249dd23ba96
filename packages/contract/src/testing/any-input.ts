import { startOfDay } from '@karigar/domain/dates/india-day';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { paise } from '@karigar/domain/money';
import fc from 'fast-check';
import type { AnyCall } from '../define-call.ts';
import { describeFields } from '../wire/describe-fields.ts';
import type { FieldNote } from '../wire/fields.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => readWireDate(date.toISOString().slice(0, 10)))
  .filter((day) => day !== null);

// Multipart carries Unicode scalar values and CR LF line breaks; a lone CR or surrogate is no text.
const anyText = (max: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(max, 60) })
    .map((value) => value.replaceAll(/[\r\0]/g, '\n').slice(0, max))
    .filter((value) => value.isWellFormed());

const anyFile = fc
  .record({
    bytes: fc.uint8Array({ maxLength: 2000 }),
    name: fc.stringMatching(/^[a-zA-Z0-9 ._-]{1,20}$/),
    type: fc.constantFrom('image/jpeg', 'image/png', 'image/webp'),
  })
  .map(({ bytes, name, type }) => new File([new Uint8Array(bytes)], name, { type }));

const anyAmount = fc.integer({ min: 0, max: 10 ** 12 }).map(paise);
const anyId = fc.maxSafeNat().map((id) => Math.max(id, 1));

const anyTime = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 86_399 }))
  .map(([day, second]) => startOfDay(day) + second * 1000);

const anyField = (note: FieldNote): fc.Arbitrary<unknown> => {
  switch (note.kind) {
    case 'id':
      return anyId;
    case 'amount':
      return anyAmount;
    case 'date-time':
      return anyTime;
    case 'date':
      return anyDay;
    case 'file':
      return anyFile;
    case 'text':
      return anyText(note.max);
    case 'number':
      return fc.integer({ min: note.min, max: note.max });
    case 'degrees':
      return fc.integer({ min: 0, max: 180_000_000 }).map((millionths) => millionths / 1e6);
    case 'choice':
      return fc.constantFrom(...note.options);
  }
};

const anyProposal = fc.record({
  bookingId: anyId,
  orderId: anyId,
  items: fc.array(
    fc.record({
      addOnId: anyId,
      shownPrice: anyAmount,
      price: anyAmount,
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 50 },
  ),
});

const anyApproval = fc.record({
  bookingId: anyId,
  orderId: anyId,
  nonce: fc.stringMatching(/^[0-9A-F]{1,32}$/),
  askedAt: anyTime,
  lines: fc.array(
    fc.record({
      addOnId: anyId,
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.integer({ min: 0, max: 9_999_999_999 }).map(paise),
    }),
    { minLength: 1, maxLength: 20 },
  ),
  total: anyAmount,
  answer: fc.constantFrom('accepted', 'rejected'),
  signature: fc.stringMatching(/^[0-9A-F]{1,64}$/),
});

const anyOrder = fc.record({
  addressId: anyId,
  total: anyAmount,
  items: fc.array(
    fc.record({
      serviceId: anyId,
      quantity: fc.integer({ min: 1, max: 20 }),
      at: anyTime,
      addOns: fc.array(fc.record({ addOnId: anyId, quantity: fc.integer({ min: 1, max: 20 }) }), {
        maxLength: 8,
      }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const anySpan = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  from: fc.integer({ min: 0, max: 1439 }),
  to: fc.integer({ min: 1, max: 1440 }),
});

// A list without items is no field at all.
const anyHours = fc.oneof(
  fc.record({ areaId: anyId, reachKm: fc.integer({ min: 1, max: 50 }) }),
  fc
    .tuple(
      anyId,
      fc.integer({ min: 1, max: 50 }),
      fc.array(anySpan, { minLength: 1, maxLength: 21 }),
    )
    .map(([areaId, reachKm, spans]) => ({
      areaId,
      reachKm,
      weekdays: spans.map(({ weekday }) => weekday),
      fromMinutes: spans.map(({ from }) => from),
      toMinutes: spans.map(({ to }) => to),
    })),
);

const anyDaysOff = fc.record(
  { days: fc.array(anyDay, { minLength: 1, maxLength: 60 }) },
  { requiredKeys: [] },
);

const anySkills = fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 20 });

const freedDay = { servicemanId: anyId, day: anyDay, reason: anyText(60) };
const anyVersion = fc.integer({ min: 1, max: 1_000_000 });

/** As many versions as bookings; two of each are enough. */
const anyFreedDay = fc.oneof(
  fc.record(freedDay),
  fc.record({
    ...freedDay,
    bookingIds: fc.array(anyId, { minLength: 2, maxLength: 2 }),
    versions: fc.array(anyVersion, { minLength: 2, maxLength: 2 }),
  }),
);

const anyReading = fc.tuple(anyId, fc.integer({ min: -99_999, max: 999_999 }).map(String));

/** As many values as readings. */
const anyChecklist = fc
  .tuple(
    fc.record(
      {
        bookingId: anyId,
        orderId: anyId,
        steps: fc.array(anyId, { minLength: 1, maxLength: 5 }),
        reason: fc.constantFrom('not-needed', 'no-access', 'not-wanted', 'no-tool'),
        claimedAt: anyTime,
      },
      { requiredKeys: ['bookingId', 'orderId'] },
    ),
    fc.option(fc.array(anyReading, { minLength: 1, maxLength: 5 }), { nil: undefined }),
  )
  .map(([rest, taken]) =>
    Object.assign(
      rest,
      taken !== undefined && {
        readings: taken.map(([id]) => id),
        values: taken.map(([, value]) => value),
      },
    ),
  );

const OF_LISTS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'propose-add-ons': anyProposal,
  'submit-approval': anyApproval,
  'place-order': anyOrder,
  'save-checklist': anyChecklist,
  'save-working-hours': anyHours,
  'save-days-off': anyDaysOff,
  'free-serviceman': anyFreedDay,
  'apply-as-serviceman': fc.record(
    { skills: anySkills, areaId: anyId },
    { requiredKeys: ['areaId'] },
  ),
  'save-skills': fc.record(
    { accountId: anyId, skills: anySkills, areaId: anyId },
    { requiredKeys: ['accountId', 'areaId'] },
  ),
};

const isList = (call: AnyCall, name: string): boolean => call.fields[name]?.endsWith('[]') === true;
const listOf = (item: fc.Arbitrary<unknown>) => fc.array(item, { minLength: 1, maxLength: 5 });

/** Arbitrary inputs of any call, derived from its fields. Only lists that belong together need their own. */
export const anyInput = (call: AnyCall): fc.Arbitrary<unknown> => {
  const ofLists = OF_LISTS[call.name];
  if (ofLists !== undefined) return ofLists;
  const fields = describeFields(call);
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  const made = Object.fromEntries(
    fields.map(({ name, note }) => {
      const any = anyField(note);
      return [name, isList(call, name) ? listOf(any) : any];
    }),
  );
  return fc.record(made, { requiredKeys: required });
};
