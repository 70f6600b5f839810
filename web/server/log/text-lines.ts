import { z } from 'zod';

const lineShape = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string(),
  err: z.looseObject({ stack: z.string(), cause: z.unknown().optional() }).optional(),
});
const causeShape = z.looseObject({ message: z.string(), cause: z.unknown().optional() });

export function asText(line: string): string {
  const { level, time, msg, err, ...facts } = lineShape.parse(JSON.parse(line));
  const pairs = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const first = [time.slice(11, 19), ...(level === 'info' ? [] : [level]), msg, ...pairs].join(' ');
  return `${[first, ...(err ? [err.stack, ...causesOf(err.cause)] : [])].join('\n')}\n`;
}

function causesOf(cause: unknown): string[] {
  const parsed = causeShape.safeParse(cause);
  return parsed.success ? [`  because: ${parsed.data.message}`, ...causesOf(parsed.data.cause)] : [];
}
