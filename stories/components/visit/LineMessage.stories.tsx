import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pushMessage } from '../../../server/messages/messageContent';
import { LineMessage } from '../../../src/components/visit/LineMessage/LineMessage';
import { FACTS, SENDER } from '../../support/fixtures/messageFixtures';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-line-message',
  title: '部品/受診/LINEに届くお知らせ',
  component: LineMessage,
  decorators: [withGutter, withRouter],
  args: { message: pushMessage('booked', SENDER, FACTS), onOpen: fn() },
} satisfies Meta<typeof LineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '予約ができたとき',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: '【さくらオンラインクリニック】ご予約の日時' })).toBeVisible();
    await expect(canvas.getByText('7月10日（金）10:15〜')).toBeVisible();
    const open = canvas.getByRole('link', { name: '変更・キャンセル' });
    await expect(open).toHaveAttribute('href', '/mypage/reservation?more=open');
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

// §links-safe
export const UnsafeLink: Story = {
  name: '開けないアドレスのボタンは、文字だけ',
  tags: ['!review', 'regression'],
  args: {
    message: JSON.parse(
      JSON.stringify(pushMessage('booked', SENDER, FACTS)).replace(/"uri":"[^"]*"/g, '"uri":"javascript:alert(1)"'),
    ) as object,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('変更・キャンセル')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const DayBefore: Story = {
  name: '前日の18時',
  args: { message: pushMessage('dayBefore', SENDER, FACTS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('明日は診察の日です')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ご予約を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};

export const Soon: Story = {
  name: '診察の15分前',
  args: { message: pushMessage('soon', SENDER, FACTS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まもなく診察です')).toBeVisible();
    const open = canvas.getByRole('link', { name: '診察の画面を開く' });
    await expect(open).toHaveAttribute('href', '/mypage/reservation');
  },
};

export const Paid: Story = {
  name: '入金を確かめたとき',
  args: { message: pushMessage('paid', SENDER, FACTS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払いを確認しました')).toBeVisible();
    await expect(canvas.getByText('3,450円')).toBeVisible();
  },
};

// What these say is proven in `tests/contract/line/messageContent.test.ts`.
export const Bill: Story = {
  name: '会計が決まったとき',
  args: { message: pushMessage('bill', SENDER, FACTS) },
};

export const Sent: Story = {
  name: 'お薬を発送したとき',
  args: { message: pushMessage('sent', SENDER, FACTS) },
};

export const Moved: Story = {
  name: '日時が変わったとき',
  args: { message: pushMessage('moved', SENDER, FACTS) },
};

export const CalledOff: Story = {
  name: 'クリニックがキャンセルしたとき',
  args: { message: pushMessage('calledOff', SENDER, FACTS) },
};

export const Closed: Story = { name: '休診になったとき', args: { message: pushMessage('closed', SENDER, FACTS) } };

export const Overdue: Story = { name: '期限の翌日', args: { message: pushMessage('overdue', SENDER, FACTS) } };

export const LongText: Story = {
  name: '長い文',
  args: {
    message: pushMessage(
      'booked',
      { ...SENDER, clinicName: '医療法人社団さくら会 さくらオンライン生活習慣病クリニック 東京本院' },
      { ...FACTS, lastname: '勅使河原＝ヴァンデンブルック' },
    ),
  },
};
