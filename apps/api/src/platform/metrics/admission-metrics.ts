import type { Meters } from './meters.ts';

type Counts = Readonly<Record<string, { readonly running: number; readonly waiting: number }>>;

/** Which calls run, wait and are refused because too many do. */
export const admissionMetrics = ({ counter, reading }: Meters) => {
  const watched = new Set<() => Counts>();
  const count = (kind: 'running' | 'waiting', help: string): void => {
    reading(`karigar_admission_${kind}`, help, ['class'], (gauge) => {
      for (const counts of watched)
        for (const [of, calls] of Object.entries(counts())) gauge.set({ class: of }, calls[kind]);
    });
  };
  count('running', 'Calls that run now, by class.');
  count('waiting', 'Calls that wait for a place, by class.');
  const refused = counter(
    'karigar_admission_refused_total',
    'Calls refused because too many ran and waited, by class.',
    ['class'],
  );
  return {
    watchAdmission: (counts: () => Counts): void => void watched.add(counts),
    refusedFull: (of: string): void => refused.inc({ class: of }),
  };
};
