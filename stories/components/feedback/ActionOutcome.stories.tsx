import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ActionOutcome, type Outcome } from '../../../src/components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../../src/components/feedback/ActionOutcome/writeOutcome';
import { lostReply } from '../../../src/copy/trouble';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { tabTo } from '../../support/keyboard';
import { withGutter } from '../../support/withGutter';

const see = { label: '予約履歴を見る', onClick: fn() };

const meta = {
  id: 'components-action-outcome',
  title: '部品/お知らせ/操作の結果',
  component: ActionOutcome,
  decorators: [withGutter],
  args: { outcome: { title: '住所を追加しました' }, onLogin: fn() },
} satisfies Meta<typeof ActionOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '結果が出ると、そこへ移る',
  render: function Acts(args) {
    const [outcome, setOutcome] = useState<Outcome | null>(null);
    return (
      <>
        <ActionOutcome {...args} outcome={outcome} />
        <MainButton onClick={() => setOutcome(args.outcome)}>住所を追加する</MainButton>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '住所を追加する' }));
    const told = canvas.getByRole('status');
    await expect(told).toHaveTextContent('住所を追加しました');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
  },
};

export const FailedOutcome: Story = {
  name: 'できなかった',
  args: { outcome: { title: '住所を追加できませんでした。', failure: { kind: 'server', says: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('住所を追加できませんでした。');
  },
};

export const Checking: Story = {
  name: '返事が届かず、結果を確かめている',
  args: { outcome: writeOutcome(lostReply.cancel, { lost: 'checking', failure: null }, '', see) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('結果を確認しています');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const NotDone: Story = {
  name: '確かめると、まだできていなかった',
  args: { outcome: writeOutcome(lostReply.cancel, { lost: 'notDone', failure: null }, '', see) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('まだキャンセルされていません。もう一度お試しください。');
  },
};

// §signal-not-blamed
export const Unknown: Story = {
  name: '確かめても、わからなかった',
  args: { outcome: writeOutcome(lostReply.cancel, { lost: 'unknown', failure: null }, '', see) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('確認できませんでした');
    await expect(canvas.queryByText(/電波|通信/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '予約履歴を見る' }));
    await expect(see.onClick).toHaveBeenCalledOnce();
  },
};

// §signal-not-blamed
export const UnknownOffline: Story = {
  name: '電波がなくて、わからなかった',
  args: { outcome: writeOutcome(lostReply.cancel, { lost: 'unknown', failure: null, noSignal: true }, '', see) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('電波の届くところで、もう一度読み込んでご確認ください。');
  },
};

export const Nothing: Story = { name: 'まだ何もしていない', tags: ['!review', 'regression'], args: { outcome: null } };

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  tags: ['!review', 'regression'],
  args: { outcome: { title: '住所を追加できませんでした。', failure: { kind: 'login', says: null } } },
  play: async ({ canvas, userEvent, args }) => {
    const told = canvas.getByRole('alert');
    await expect(told).toHaveTextContent('住所を追加できませんでした。');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'もう一度ログインする' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    outcome: { title: '「2026年6月 人間ドック 検査結果報告書（さくら総合健診センター・詳細版）」を追加しました' },
  },
};
