import * as v from 'valibot';
import { command } from '../command';
import { EXAMPLE_FILES } from '../examples';

const names = Object.keys(EXAMPLE_FILES) as (keyof typeof EXAMPLE_FILES)[];

export const commands = [
  command({
    usage: 'example NAME',
    options: { file: v.picklist(names, `must be one of ${names.join(', ')}`) },
    help: `prints an example FILE that you can edit; NAME is one of ${names.join(', ')}`,
    example: names.map((file) => `example ${file}`).join(', or '),
    run: async (_, { file }) => ({
      words: `${JSON.stringify(EXAMPLE_FILES[file], null, 2)}\n`,
      data: EXAMPLE_FILES[file],
    }),
  }),
];
