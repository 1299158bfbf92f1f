import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import type { RegisterPage } from '../../src/pages/RegisterPage/RegisterPage';
import base from './RegisterPage.stories';

const meta = {
  ...base,
  id: 'pages-register',
  title: '画面/お客様情報の入力',
  parameters: { chromatic: { modes: pageModes } },
  // The docs page is the first file's.
  tags: ['!autodocs'],
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Autofill: Story = {
  name: '端末に保存した自分の情報から入力できる',
  play: async ({ canvas }) => {
    for (const [label, kind] of [
      ['お名前', 'name'],
      ['年', 'bday-year'],
      ['月', 'bday-month'],
      ['日', 'bday-day'],
      ['電話番号', 'tel-national'],
      ['メールアドレス', 'email'],
      ['郵便番号', 'postal-code'],
      ['住所', 'street-address'],
      ['建物名・部屋番号', 'address-line2'],
    ] as const)
      await expect(await canvas.findByLabelText(label)).toHaveAttribute('autocomplete', kind);
  },
};
