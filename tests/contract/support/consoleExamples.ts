/** A line that is typed in a console example of a docs page, or an event in it, and what is printed after it. */
export interface ConsoleLine {
  kind: 'typed' | 'event';
  text: string;
  printed: string;
}

/** The lines of all console examples of a docs page: `$ …` is typed, `# …` is an event, all else is printed. */
export function consoleLines(page: string): ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  for (const [, example = ''] of page.matchAll(/^```console\n([^]*?)^```$/gm))
    for (const line of example.split('\n').slice(0, -1)) {
      const [, sign, text = ''] = /^([$#]) (.*)$/.exec(line) ?? [];
      const last = lines.at(-1);
      if (sign) lines.push({ kind: sign === '$' ? 'typed' : 'event', text, printed: '' });
      else if (last) last.printed += `${line}\n`;
    }
  return lines;
}

/** The words of a typed line, as a shell splits them: a quoted one may hold blanks. */
export const wordsOf = (typed: string): string[] =>
  [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
