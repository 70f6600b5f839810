/** How long a question about health may take: whoever asks waits for the response. */
const partTimeoutMs = 1500;

export async function inTime<Value, Other>(
  reading: Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Other>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), partTimeoutMs);
  });
  try {
    return await Promise.race([reading.catch(() => otherwise), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
