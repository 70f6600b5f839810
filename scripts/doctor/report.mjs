/**
 * Something to look at before a fair opens, and what to do about it: one line in each language. The programs have the same.
 * @typedef {{ weight: 'error' | 'warning' | 'note', nl: string, en: string }} Finding
 */

const weights = ['error', 'warning', 'note'];
const words = {
  nl: { error: 'fout', warning: 'let op', note: 'tip', fine: 'Alles in orde.' },
  en: { error: 'error', warning: 'warning', note: 'note', fine: 'All is well.' },
};
const counted = {
  nl: { error: ['fout', 'fouten'], warning: ['waarschuwing', 'waarschuwingen'], note: ['tip', 'tips'] },
  en: { error: ['error', 'errors'], warning: ['warning', 'warnings'], note: ['note', 'notes'] },
};

/**
 * The doctor's output: a line for each finding, the heaviest first, and how many there are of each. A finding
 * of both programs is printed once.
 * @param {readonly Finding[]} findings
 * @param {'nl' | 'en'} language
 * @returns {{ lines: string[], code: number }} the exit code is 1 with an error, and 0 without
 */
export function reportOf(findings, language) {
  const { fine, ...labels } = words[language];
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  const lines = new Map();
  for (const weight of weights)
    for (const finding of findings.filter((one) => one.weight === weight))
      if (!lines.has(finding[language]))
        lines.set(finding[language], {
          weight,
          line: `${labels[weight].padEnd(width)}  ${finding[language]}`,
        });
  const all = [...lines.values()];
  const totals = weights.flatMap((weight) => {
    const count = all.filter((one) => one.weight === weight).length;
    const [one, more] = counted[language][weight];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
  return {
    lines: all.length === 0 ? [fine] : [...all.map(({ line }) => line), `${totals.join(', ')}.`],
    code: all.some(({ weight }) => weight === 'error') ? 1 : 0,
  };
}
