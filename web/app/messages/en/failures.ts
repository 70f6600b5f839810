import type { Messages } from '../nl';

const wait = (seconds: number) => {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const failures: Messages['failures'] = {
  unavailable: 'We cannot handle this right now. Nothing has changed. Please try again in a minute.',
  tooMany: (seconds: number) =>
    `This has been tried too often. Please try again in ${wait(seconds)}. What you filled in is still there.`,
  robotCheck: 'The check for robots has expired. Please send the form once more.',
  takenForRobot:
    'This looks as if a program filled it in. Are you a person? Tick that below the form and send it once more. What you filled in is still there.',
};
