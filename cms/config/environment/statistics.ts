export interface StatisticsSettings {
  rawDays: number;
  /** How many months counts by value stay; totals stay for good. */
  cellMonths: number;
}

/** How long statistics stay. The counts of a month are sums of its days, so they outlive the raw events. */
export function readStatistics(source: Record<string, string | undefined>): StatisticsSettings {
  return {
    rawDays: whole('STATISTICS_RAW_DAYS', source.STATISTICS_RAW_DAYS?.trim() || '90', [1, 400]),
    cellMonths: whole('STATISTICS_MONTHS', source.STATISTICS_MONTHS?.trim() || '25', [15, 600]),
  };
}

function whole(name: string, text: string, [min, max]: readonly [number, number]): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new Error(
      `The environment variable ${name} is "${text}", which is not a whole number from ${min} to ${max}.`,
    );
  return value;
}
