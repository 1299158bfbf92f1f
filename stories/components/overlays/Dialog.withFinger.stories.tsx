import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { Dialog } from '../../../src/components/overlays/Dialog/Dialog';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';
import { Asking } from './Dialog.stories';

const meta = {
  id: 'components-dialog',
  title: '部品/重なる画面/ダイアログ',
  component: Dialog,
  tags: ['!autodocs'],
  decorators: [withGutter, withRouter],
  args: Asking.args as Parameters<typeof Dialog>[0],
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DestroysElsewhere: Story = {
  name: '消すボタンは、開いた指の下に現れない',
  render: function Opens(args) {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <MainButton onClick={() => setOpened(true)}>変更する</MainButton>
        <Dialog {...args} opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: '変更する' });
    const destroying = async () => {
      const button = await screen.findByRole('button', { name: '予約をキャンセルする' });
      // It comes a little smaller than it is.
      const dialog = screen.getByRole('dialog');
      await waitFor(() => expect(getComputedStyle(dialog).transform).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/));
      return button.getBoundingClientRect();
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    let usual = new DOMRect();
    await step('キーボードで開くと、中央に出る', async () => {
      open.focus();
      await userEvent.keyboard('{Enter}');
      usual = await destroying();
      await close();
    });
    await step('指で開くと、指の下とその近くを空けて出る', async () => {
      for (const clientY of [usual.top - 20, usual.top + 10, usual.bottom - 10, usual.bottom + 20]) {
        await userEvent.pointer({ keys: '[MouseLeft]', target: open, coords: { clientX: 160, clientY } });
        const { top, bottom } = await destroying();
        await expect(Math.max(top - clientY, clientY - bottom)).toBeGreaterThanOrEqual(32);
        await close();
      }
    });
    await step('次にキーボードで開くと、また中央に出る', async () => {
      open.focus();
      await userEvent.keyboard('{Enter}');
      await expect((await destroying()).top).toBe(usual.top);
    });
  },
};
