import * as v from 'valibot';
import { command } from '../command';
import { EXAMPLES } from '../examples';

const names = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

export const commands = [
  command({
    usage: 'example NAME',
    options: { file: v.picklist(names, `must be one of ${names.join(', ')}`) },
    help:
      `prints an example FILE that you can edit: ${names.join(', ')}. ` +
      'In preview mode, the commands `finish` and `confirm` need no FILE.',
    example: names.map((file) => `example ${file}`).join(', or '),
    run: async (_, { file }) => ({ words: `${JSON.stringify(EXAMPLES[file], null, 2)}\n`, data: EXAMPLES[file] }),
  }),
];
