import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../../../src/components/overlays/Dialog/Dialog';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { tabThrough } from '../../support/keyboard';
import { phoneWithBackButton } from '../../support/phoneWithBackButton';
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
  name: '開く・閉じる・元の場所に戻る',
  args: { opened: false },
  render: function Opens(args) {
    const [opened, setOpened] = useState(args.opened);
    return (
      <>
        <MainButton onClick={() => setOpened(true)}>予約する</MainButton>
        <Dialog {...args} opened={opened} onClose={() => setOpened(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: '予約する' });
    for (const close of ['{Enter}', '{Escape}']) {
      await userEvent.click(open);
      await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
      const button = screen.getByRole('button', { name: '閉じる' });
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(open).toHaveFocus());
    }
  },
};

export const Completed: Story = {
  name: '本文つき',
  args: { children: <p>当日は開始時刻の5分前から診察室に入れます。</p> },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  name: '確認をたずねる',
  args: {
    title: 'この予約をキャンセルしますか？',
    children: <p>前日までのため、キャンセル料はかかりません。</p>,
    actions: (
      <>
        <MainButton variant="danger">予約をキャンセルする</MainButton>
        <MainButton variant="outline">予約を残す</MainButton>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '予約を残す' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '閉じる' })).not.toBeInTheDocument();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: { ...Asking.args },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    const [yes, no] = dialog.getAllByRole('button') as [HTMLElement, HTMLElement];
    await waitFor(() => expect(yes).toHaveFocus());
    await tabThrough(userEvent, no, yes);
    await userEvent.tab({ shift: true });
    await expect(no).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const phone = phoneWithBackButton();

export const PhonesWayBack: Story = {
  name: '端末の「戻る」で閉じる',
  args: { opened: false, onClose: fn() },
  beforeEach: phone.install,
  render: function Opens(args) {
    const [opened, setOpened] = useState(args.opened);
    // The first attempt to close is refused, as while something is being sent.
    const leave = () => setOpened(args.onClose.mock.calls.length < 1);
    return (
      <>
        <MainButton onClick={() => setOpened(true)}>予約する</MainButton>
        <Dialog
          {...args}
          opened={opened}
          onClose={() => {
            leave();
            args.onClose();
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(phone.goBack()).toBe('left the page');
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await screen.findByRole('dialog');
    await expect(phone.goBack()).toBe('closed what is open');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(phone.goBack()).toBe('closed what is open');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    // A closed dialog leaves no `CloseWatcher` that would intercept the back button.
    await waitFor(() => expect(phone.waiting()).toBe(0));
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    title: 'ご予約が重複しています。診療が終わっていないご予約があります。キャンセルまたは変更をお願いします。',
    children: (
      <>
        <p>
          ご予約は、おひとり1件までお受けしています。すでにお取りいただいているご予約の日時を変更する場合は、予約履歴からお手続きください。
        </p>
        <MainButton>予約履歴を見る</MainButton>
      </>
    ),
  },
};
