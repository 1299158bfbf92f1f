import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { Text } from '../../../src/components/layout/JaText/texts';
import { FullScreenDialog } from '../../../src/components/overlays/FullScreenDialog/FullScreenDialog';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-peak',
  title: '部品/重なる画面/画面いっぱいのお知らせ',
  component: FullScreenDialog,
  decorators: [withRouter],
  args: {
    opened: true,
    title: '日時を変更しました',
    picture: 'calendar-empty',
    done: true,
    onClose: fn(),
    actions: <MainButton>予約履歴を見る</MainButton>,
    children: <Text>10:25から診察室に入れます</Text>,
  },
} satisfies Meta<typeof FullScreenDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '標準' };

// §peak-fills-screen
export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { opened: false },
  render: function WithOpenButton(args) {
    const [opened, setOpened] = useState(args.opened);
    return (
      <>
        <MainButton onClick={() => setOpened(true)}>変更する</MainButton>
        <FullScreenDialog {...args} opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: '変更する' });
    const waysToClose = [
      () => userEvent.click(screen.getByRole('button', { name: '閉じる' })),
      () => userEvent.keyboard('{Escape}'),
    ];
    for (const close of waysToClose) {
      await userEvent.click(openButton);
      const dialog = await screen.findByRole('dialog', { name: '日時を変更しました' });
      await waitFor(() => expect(screen.getByRole('heading', { name: '日時を変更しました' })).toHaveFocus());
      await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight));
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(openButton).toHaveFocus());
    }
  },
};
