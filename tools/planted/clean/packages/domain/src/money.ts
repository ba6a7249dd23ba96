export const RUPEE = 100;

export function inPaise(rupees: number): number {
  return rupees * RUPEE;
}
