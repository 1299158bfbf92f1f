// `npm run new:component ROOM/Name`: creates a component, its style and its story, as the layout test requires.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { root, stop } from './paths.mjs';

/** Each room's name in Storybook's sidebar. */
const ROOMS = {
  booking: '予約',
  visit: '受診',
  money: 'お支払い',
  medicine: 'お薬',
  forms: '入力',
  feedback: 'お知らせ',
  actions: '操作',
  overlays: '重なる画面',
  layout: '画面の枠',
};

const [path = '', ...rest] = argv.slice(2);
const [room = '', name = ''] = path.split('/');
if (!(room in ROOMS) || !/^([A-Z][a-z0-9]+)+$/.test(name) || rest.length > 0) {
  stop(`Usage: npm run new:component ROOM/Name, e.g. booking/SlotGrid. Rooms: ${Object.keys(ROOMS).join(', ')}.`);
}

const all = Object.keys(ROOMS).flatMap((one) => readdirSync(join(root, 'src/components', one)));
const taken = all.find((one) => one.toLowerCase() === name.toLowerCase());
const story = `stories/components/${room}/${name}.stories.tsx`;
if (taken || existsSync(join(root, story))) stop(`The component ${taken ?? name} already exists.`);

const id = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const className = name[0].toLowerCase() + name.slice(1);

const files = {
  [`src/components/${room}/${name}/${name}.tsx`]: `import type { ReactNode } from 'react';
import classes from './${name}.module.css';

interface ${name}Props {
  /** 中に見せるもの */
  children: ReactNode;
}

/** 何のための部品か（§守るきまり） */
export function ${name}({ children }: ${name}Props) {
  return <div className={classes.${className}}>{children}</div>;
}
`,
  [`src/components/${room}/${name}/${name}.module.css`]: `.${className} {
  color: var(--color-ink);
}
`,
  [story]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from '../../../src/components/${room}/${name}/${name}';

const meta = {
  id: 'components-${id}',
  title: '部品/${ROOMS[room]}/${name}（日本語の名前）',
  component: ${name},
  parameters: { layout: 'padded' },
  args: { children: '内容' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('内容')).toBeVisible();
  },
};
`,
};

for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text, { flag: 'wx' });
  console.log(file);
}
