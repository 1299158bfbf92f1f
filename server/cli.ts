import { askClinic } from './run/commandSocket';
import { readCommand } from './run/readCommand';
import { readSettings } from './run/settings';
import { escapeInvisible, printedJson } from './staff/printed';
import { usage } from './run/registry';
import { sentenceFor } from './run/startError';

async function run(args: string[]): Promise<string> {
  if (['', 'help', '--help'].includes(args[0] ?? '')) return usage();
  const { json, ...request } = readCommand(args);
  const { words, data } = await askClinic(readSettings(process.env), request);
  return json ? printedJson(data) : words;
}

run(process.argv.slice(2)).then(
  (words) => process.stdout.write(words),
  (error: unknown) => {
    console.error(escapeInvisible(sentenceFor(error, 'The command failed')));
    process.exitCode = 1;
  },
);
