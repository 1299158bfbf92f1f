import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ActionResult, type ShownOutcome } from '../../../src/components/feedback/ActionResult/ActionResult';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { tabTo } from '../../support/keyboard';
import { withGutter } from '../../support/withGutter';

const listAction = { label: '予約履歴を見る', onClick: fn() };
const failedAction = { status: 'failed', failure: { kind: 'server', sentence: null } } as const;

const meta = {
  id: 'components-action-result',
  title: '部品/お知らせ/操作の結果',
  component: ActionResult,
  decorators: [withGutter],
  args: { failed: '住所を追加できませんでした。', checkAction: listAction, outcome: { title: '住所を追加しました' } },
} satisfies Meta<typeof ActionResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '結果が出ると、フォーカスが結果に移る',
  render: function AfterPress(args) {
    const [outcome, setOutcome] = useState<ShownOutcome | null | undefined>(null);
    return (
      <>
        <ActionResult {...args} outcome={outcome} />
        <MainButton onClick={() => setOutcome(args.outcome)}>住所を追加する</MainButton>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '住所を追加する' }));
    const message = canvas.getByRole('status');
    await expect(message).toHaveTextContent('住所を追加しました');
    await waitFor(() => expect(document.activeElement).toContainElement(message));
  },
};

// §failures-never-silent
export const Failed: Story = {
  name: '操作に失敗した',
  args: { action: { ...failedAction, unsure: false }, outcome: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('住所を追加できませんでした。');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { action: { ...failedAction, unsure: true }, outcome: null },
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: '予約履歴を見る' }));
    await userEvent.keyboard('{Enter}');
    await expect(listAction.onClick).toHaveBeenCalledOnce();
  },
};

// §unsure-looks-first
export const Unsure: Story = {
  name: '操作が成功したかどうかわからない',
  args: { action: { ...failedAction, unsure: true }, outcome: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('できたかどうか確かめられませんでした');
    const button = canvas.getByRole('button', { name: '予約履歴を見る' });
    await expect(button).not.toHaveAttribute('data-variant');
    await userEvent.click(button);
    await expect(listAction.onClick).toHaveBeenCalledOnce();
  },
};
