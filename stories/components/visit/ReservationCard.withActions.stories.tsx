import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressMore } from '../../support/bookingSteps';
import base, { RoomOpen, Shipped } from './ReservationCard.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-reservation-card', title: '部品/受診/予約カード', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Prepared: Story = {
  name: '準備の確認とカレンダー',
  args: { onPrepare: fn(), onAddToCalendar: fn(), onChangeTime: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '診察の準備を確認する' }));
    await expect(args.onPrepare).toHaveBeenLastCalledWith(7);
    await pressMore({ canvas, userEvent }, 'カレンダーに追加する');
    await expect(args.onAddToCalendar).toHaveBeenLastCalledWith(7);
    await pressMore({ canvas, userEvent }, '日時を変更する');
    await expect(args.onChangeTime).toHaveBeenLastCalledWith(7);
  },
};

export const Chat: Story = {
  name: 'チャットに送る・コピーする',
  args: { onAddToCalendar: fn(), chat: { onSend: fn(), onCopy: fn(), note: '許可されなかったため、送っていません' } },
  play: async ({ canvas, userEvent, args }) => {
    await pressMore({ canvas, userEvent }, 'チャットに送る');
    await expect(args.chat?.onSend).toHaveBeenLastCalledWith(7);
    await pressMore({ canvas, userEvent }, '予約内容をコピーする');
    await expect(args.chat?.onCopy).toHaveBeenLastCalledWith(7);
    await expect(canvas.getByText('許可されなかったため、送っていません')).toBeVisible();
  },
};

export const SendingToChat: Story = {
  name: 'チャットに送っている',
  args: { chat: { onSend: fn(), busy: true }, moreOpened: true },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'チャットに送る' });
    await userEvent.click(send);
    await expect(send).toHaveFocus();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(args.chat?.onSend).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: '予約内容をコピーする' })).not.toBeInTheDocument();
  },
};

export const Changeable: Story = { name: '日時を変更できる', args: { onChangeTime: fn(), moreOpened: true } };

export const CountdownIsSilent: Story = {
  name: '残り時間の秒は読み上げない',
  args: { ...RoomOpen.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^入室できます$/);
    await expect(canvas.getByText(/開始まであと/)).toBeVisible();
  },
};

export const ReceiptOpening: Story = {
  name: '領収書を開いている',
  args: { ...Shipped.args, receiptBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '領収書を見る' }));
    await expect(args.onOpenReceipt).not.toHaveBeenCalled();
  },
};

export const ReceiptFailed: Story = {
  name: '領収書を開けない',
  args: { ...Shipped.args, receiptNote: '領収書を開けませんでした' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/領収書を開けませんでした/)).toBeVisible();
  },
};
