import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { Text } from '../../../src/components/layout/JaText/texts';
import { Dialog } from '../../../src/components/overlays/Dialog/Dialog';
import { useDialog } from '../../../src/components/overlays/Dialog/useDialog';
import { tabThrough } from '../../support/keyboard';
import { receivesTapAfter } from '../../support/newScreen';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-dialog',
  title: '部品/重なる画面/ダイアログ',
  component: Dialog,
  decorators: [withGutter, withRouter],
  args: { opened: true, title: 'ご予約が完了しました', onClose: fn() },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'ダイアログを閉じると、フォーカスが「予約する」ボタンに戻る',
  args: { opened: false },
  render: function WithOpenButton(args) {
    const [opened, setOpened] = useState(args.opened);
    return (
      <>
        <MainButton onClick={() => setOpened(true)}>予約する</MainButton>
        <Dialog {...args} opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: '予約する' });
    for (const closingKey of ['{Enter}', '{Escape}']) {
      await userEvent.click(openButton);
      await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
      const button = screen.getByRole('button', { name: '閉じる' });
      await waitFor(() => expect(screen.getByText('ご予約が完了しました').closest('h2')).toHaveFocus());
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard(closingKey);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(openButton).toHaveFocus());
    }
  },
};

export const Completed: Story = {
  name: '本文つき',
  args: { children: <Text>当日は開始時刻の5分前から診察室に入れます。</Text> },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  name: '確認のダイアログ',
  args: {
    title: 'この予約をキャンセルしますか？',
    children: <Text>前日までのキャンセルには、キャンセル料はかかりません。</Text>,
    actions: <MainButton>予約を残す</MainButton>,
    destructiveAction: <MainButton variant="dangerOutline">予約をキャンセルする</MainButton>,
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '予約を残す' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '閉じる' })).not.toBeInTheDocument();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { ...Asking.args },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    const [keepButton, cancelButton] = dialog.getAllByRole('button') as [HTMLElement, HTMLElement];
    await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus());
    await tabThrough(userEvent, keepButton, cancelButton, keepButton);
    await userEvent.tab({ shift: true });
    await expect(cancelButton).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

let pressPhonesBack = () => {};

// §back-closes-dialog
export const PhonesWayBack: Story = {
  name: '端末の「戻る」を押すと、ダイアログが閉じる',
  tags: ['!review', 'regression'],
  render: function WithTwoDialogs({ title }) {
    const navigate = useNavigate();
    pressPhonesBack = () => void navigate(-1);
    const [isSending, setIsSending] = useState(false);
    const [opened, open, close] = useDialog('booking', { locked: isSending });
    const [asking, ask, closeAsking] = useDialog<number>('asking');
    const [isNextScreen, setIsNextScreen] = useState(false);
    return (
      <>
        <MainButton onClick={() => open(true)}>予約する</MainButton>
        <p>{isNextScreen ? '次の画面' : 'はじめの画面'}</p>
        <Dialog
          opened={opened !== null}
          title={title}
          onClose={close}
          actions={
            <>
              <MainButton onClick={() => ask(1)}>たずねる</MainButton>
              <MainButton onClick={() => setIsSending(!isSending)}>{isSending ? '届いた' : '送る'}</MainButton>
              <MainButton onClick={() => close(() => setIsNextScreen(true))}>つぎへ</MainButton>
            </>
          }
        />
        <Dialog opened={asking !== null} title={`${asking}回目です。よろしいですか？`} onClose={closeAsking}>
          <MainButton onClick={() => ask(2)}>もう一度</MainButton>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const openButton = canvas.getByRole('button', { name: '予約する' });
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    const waitUntilClosed = (name: string | RegExp) =>
      waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
    await step('「戻る」を押すと、上に重なったダイアログだけが閉じる', async () => {
      await userEvent.click(openButton);
      await press('たずねる');
      await press('もう一度');
      await expect(await screen.findByRole('dialog', { name: /^2回目です/ })).toBeVisible();
      pressPhonesBack();
      await waitUntilClosed(/回目です/);
      await expect(screen.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
    });
    await step('送信中に「戻る」を押しても、ダイアログは閉じない', async () => {
      await press('送る');
      pressPhonesBack();
      await press('届いた');
      await expect(screen.getByRole('dialog')).toBeVisible();
      pressPhonesBack();
      await waitUntilClosed('ご予約が完了しました');
    });
    await step('ダイアログを閉じてから、次の画面へ移る', async () => {
      await userEvent.click(openButton);
      await press('つぎへ');
      await waitUntilClosed('ご予約が完了しました');
      await expect(await canvas.findByText('次の画面')).toBeVisible();
      await waitFor(() => expect(openButton).toHaveFocus());
    });
  },
};

// §new-screen-waits
export const IgnoresEarlyTaps: Story = {
  name: 'ダイアログは、開いてから0.4秒間、タップを無視する',
  tags: ['!review', 'regression'],
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: '閉じる' });
    await expect(receivesTapAfter(button, 399)).toBe(false);
    await expect(receivesTapAfter(button, 402)).toBe(true);
    receivesTapAfter(button, 0);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
