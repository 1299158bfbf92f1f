import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ActionBar } from '../../../src/components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';

const meta = {
  id: 'components-action-bar',
  title: '部品/画面の構成/下部の操作バー',
  component: ActionBar,
  args: { children: <MainButton>最短で予約する（7月3日 10:00〜）</MainButton> },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'ボタンだけ',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '最短で予約する（7月3日 10:00〜）' })).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const WithStatus: Story = {
  name: '選択中の時間とボタン',
  args: { status: '選択中：7月3日（金）10:15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('選択中：7月3日（金）10:15');
  },
};

// §blocked-says-why
export const Missing: Story = {
  name: '足りない項目の数を示す',
  render: function Missing() {
    const [missing, setMissing] = useState(1);
    return (
      <ActionBar status={missing > 0 ? `あと${missing}つチェックが必要です` : null} tone="warning">
        <MainButton blocked={missing > 0} onBlocked={() => setMissing(0)}>
          同意して進む
        </MainButton>
      </ActionBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('あと1つチェックが必要です');
    await userEvent.click(canvas.getByRole('button', { name: '同意して進む' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '同意して進む' })).not.toHaveAttribute('aria-disabled');
  },
};

export const TwoButtons: Story = {
  name: '「戻る」と「次へ」のボタン',
  args: {
    children: (
      <>
        <MainButton variant="outline">戻る</MainButton>
        <MainButton>次へ</MainButton>
      </>
    ),
  },
};
