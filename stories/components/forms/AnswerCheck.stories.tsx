import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AnswerCheck } from '../../../src/components/forms/AnswerCheck/AnswerCheck';

const meta = {
  id: 'components-answer-check',
  title: '部品/入力/入力内容の確認',
  component: AnswerCheck,
  args: {
    groups: [
      {
        key: '1',
        lines: [
          { key: '1', question: '現在、血圧の薬を飲んでいますか？', answer: 'はい、飲んでいます' },
          { key: '2', question: '最近の血圧（上）', answer: '142mmHg' },
        ],
      },
      { key: '3', lines: [{ key: '3', question: 'お薬手帳の写真', answer: '' }] },
    ],
    changing: null,
    bookingParts: ['7月3日（金）10:15〜', '高血圧治療', '佐藤医師'],
    busy: false,
    onChange: fn(),
    onBack: fn(),
    onBook: fn(),
    result: {},
  },
} satisfies Meta<typeof AnswerCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('未回答')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'お薬手帳の写真を変更する' }));
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: '予約の送信に失敗した',
  args: {
    result: {
      action: { status: 'failed', failure: { kind: 'server', sentence: null }, unsure: false },
      failed: 'ご予約は完了していません。入力した内容は残っています。',
    },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    const { bottom } = alert.getBoundingClientRect();
    await expect(bottom).toBeLessThan(canvas.getByRole('button', { name: '予約する' }).getBoundingClientRect().top);
    await expect(bottom).toBeGreaterThan(canvas.getByText('未回答').getBoundingClientRect().bottom);
  },
};
