import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withContact } from '../../support/withContact';
import base from './ReservationCard.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-reservation-card', title: '部品/受診/予約カード', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const REASON = '医師が急病のため、診療できなくなりました。';

export const CalledOff: Story = {
  name: 'クリニックがキャンセルした',
  args: { reservation: { ...base.args.reservation, state: 'cancelled', cancelReason: REASON } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('キャンセル済み');
    await expect(canvas.getByText('クリニックの都合でキャンセルしました。キャンセル料はかかりません。')).toBeVisible();
    await expect(canvas.getByText(`理由：${REASON}`)).toBeVisible();
    const next = canvas.getByRole('link', { name: '次の予約へ' });
    await expect(next).toHaveAttribute('href', args.bookTo);
    await expect(next).toHaveAttribute('data-variant', 'outline');
  },
};

export const CalledOffWithContact: Story = {
  ...CalledOff,
  name: 'クリニックがキャンセルした（お問い合わせ先がある）',
  decorators: [withContact],
};

export const CalledOffAtLength: Story = {
  name: 'クリニックがキャンセルした（長い理由）',
  args: {
    reservation: {
      ...base.args.reservation,
      state: 'cancelled',
      cancelReason:
        '担当の医師が急病のため、本日の診療をすべて中止いたしました。ご迷惑をおかけし、たいへん申し訳ございません。お薬が足りない方は、お手数ですが、ほかの医師の時間をお選びのうえ、あらためてご予約くださいますようお願いいたします。ご不明な点は、診療時間内にクリニックまでお電話ください。',
    },
  },
};

export const DoctorNotNamed: Story = {
  name: '医師の名前がわからない',
  args: { reservation: { ...base.args.reservation, lastname: '' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '7月3日（金）10:00 高血圧治療' });
    await expect(card).toHaveTextContent('予約済み');
    await expect(card).not.toHaveTextContent('医師');
  },
};

export const ShippedWithNumber: Story = {
  name: '発送済み（お問い合わせ番号がある）',
  args: {
    reservation: {
      ...base.args.reservation,
      start_time: Date.parse('2026-06-05T19:00:00+09:00'),
      state: 'shipped',
      deliverTime: Date.parse('2026-07-03T08:00:00+09:00'),
      billUrl: 'https://bill.example/7',
      deliverUser: { zip: '1600022', address: '東京都新宿区新宿1-2-3', apartment: '' },
      parcel: { carrier: 'さくら運輸', number: '1234-5678-9012' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('さくら運輸')).toBeVisible();
    await expect(canvas.getByText('1234-5678-9012')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'お問い合わせ番号をコピー' })).toBeVisible();
  },
};
