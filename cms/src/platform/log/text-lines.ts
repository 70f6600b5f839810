interface Line {
  level: string;
  time: string;
  msg: string;
  err?: { stack: string; cause?: unknown };
  facts: Record<string, unknown>;
}

export function asText(json: string): string {
  const { level, time, msg, err, facts } = read(json);
  const pairs = Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`);
  const first = [time.slice(11, 19), ...(level === 'info' ? [] : [level]), msg, ...pairs].join(' ');
  return `${[first, ...(err ? [err.stack, ...causesOf(err.cause)] : [])].join('\n')}\n`;
}

/** `program` is left out: the terminal shows it. */
function read(json: string): Line {
  const { level, time, msg, err, ...facts } = asRecord(JSON.parse(json));
  delete facts.program;
  const error = asRecord(err);
  return {
    level: String(level),
    time: String(time),
    msg: String(msg),
    ...(err !== undefined && { err: { stack: String(error.stack), cause: error.cause } }),
    facts,
  };
}

function causesOf(value: unknown): string[] {
  const { message, cause } = asRecord(value);
  return message === undefined ? [] : [`  because: ${String(message)}`, ...causesOf(cause)];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
