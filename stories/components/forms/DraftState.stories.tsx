import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftState } from '../../../src/components/forms/DraftState/DraftState';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-draft-state',
  title: '部品/入力/入力途中の保存',
  component: DraftState,
  decorators: [withRouter],
  args: { stored: true, restored: false, onStartOver: fn() },
} satisfies Meta<typeof DraftState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '入力内容を自動で保存している',
  args: { atEnd: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('入力内容は自動で保存されています')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Restored: Story = {
  name: '入力途中の内容を復元した',
  args: { restored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('入力途中の内容を復元しました');
    await expect(canvas.getByRole('button', { name: '最初から入力する' })).toBeVisible();
  },
};

// §draft-start-over
export const AsksBeforeErasing: Story = {
  name: '下書きを消す前に、消してよいかをたずねる',
  tags: ['!review', 'regression'],
  args: { restored: true },
  play: async ({ canvas, args, userEvent }) => {
    const startOverButton = canvas.getByRole('button', { name: '最初から入力する' });
    await userEvent.click(startOverButton);
    const name = '入力した内容を消して、最初から入力しますか？';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: '続きから入力する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onStartOver).not.toHaveBeenCalled();
    await userEvent.click(startOverButton);
    await userEvent.click(await screen.findByRole('button', { name: '消して最初から入力する' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Asking: Story = {
  name: '下書きを消してよいかをたずねている',
  args: { restored: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '最初から入力する' }));
    await expect(await screen.findByRole('button', { name: '消して最初から入力する' })).toBeVisible();
  },
};

export const NotKept: Story = {
  name: '端末に入力内容を保存できない',
  args: { stored: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('この端末では入力内容を保存できません');
  },
};

export const Sending: Story = {
  name: '送信しているあいだは、「最初から入力する」を押せない',
  tags: ['!review', 'regression'],
  args: { restored: true, busy: true },
  play: async ({ canvas, userEvent }) => {
    const startOverButton = canvas.getByRole('button', { name: '最初から入力する' });
    await expect(startOverButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(startOverButton);
    await expect(startOverButton).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
