interface Score {
  rate: number;
  cpu: number;
  postgres: number;
  p50: number;
}

/** Both sides of a comparison, as the explanation of a figure. */
export function scoreLine({
  whole,
  bare,
  ratios,
}: {
  whole: Score;
  bare: Score;
  ratios: readonly number[];
}): Record<string, string | number> {
  const sorted = ratios.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return {
    wholePerSecond: Math.round(whole.rate),
    barePerSecond: Math.round(bare.rate),
    wholeCpuMicroseconds: Math.round(whole.cpu),
    bareCpuMicroseconds: Math.round(bare.cpu),
    wholePostgresMicroseconds: Math.round(whole.postgres),
    barePostgresMicroseconds: Math.round(bare.postgres),
    cpuRatio: Number((bare.cpu / whole.cpu).toFixed(2)),
    medianOfRounds: Number(middle.toFixed(2)),
    rounds: ratios.length,
  };
}
