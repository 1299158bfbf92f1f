import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftState } from '../../../src/components/forms/DraftState/DraftState';
import { tabThrough } from '../../support/keyboard';

const meta = {
  id: 'components-draft-state',
  title: '部品/入力/入力途中の保存',
  component: DraftState,
  args: { kept: true, restored: false, onStartOver: fn() },
} satisfies Meta<typeof DraftState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '自動で保存されている',
  args: { end: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('入力内容は自動で保存されています')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Restored: Story = {
  name: '復元した',
  args: { restored: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('入力途中の内容を復元しました');
    await userEvent.click(canvas.getByRole('button', { name: '最初から入力する' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

export const NotKept: Story = {
  name: '保存できない端末',
  args: { kept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('この端末では入力内容を保存できません');
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: { restored: true },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('入力途中の内容を復元しました');
    await tabThrough(userEvent, canvas.getByRole('button', { name: '最初から入力する' }));
    await userEvent.keyboard(' ');
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  ...NotKept,
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
