import { inPaise } from '#money';

export function visitFee(now: number): { fee: number; at: Date } {
  return { fee: inPaise(99), at: new Date(now) };
}
