import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatReceipt } from '../../../server/receipts/receipt';
import { receiptPdf } from '../../../server/receipts/receiptPdf';
import { TODAY } from '../../../.storybook/clock';
import { bill } from '../../support/fixtures/paymentFixtures';
import { storybookFonts } from '../../prototype/fonts';

const A4_HEIGHT_TO_WIDTH = Math.SQRT2;

const receipt = formatReceipt(12, {
  paid: {
    start_at: new Date(`${TODAY}T10:15:00+09:00`),
    paid_at: new Date(`${TODAY}T18:30:00+09:00`),
    paid_by: 'card',
    payment_method: 'card',
    subject_words: '高血圧治療',
  },
  bill,
  name: '山田 花子',
  clinic: { name: 'さくらオンラインクリニック', address: '東京都世田谷区桜1-2-3 さくらビル2階' },
});

async function drawReceipt(): Promise<string> {
  const { renderPageAsImage } = await import('unpdf');
  return renderPageAsImage(await receiptPdf(receipt, await storybookFonts()), 1, { scale: 1.5, toDataURL: true });
}

const meta = {
  id: 'words-receipt',
  title: 'ことば/領収書',
  tags: ['!autodocs'],
  loaders: [async () => ({ picture: await drawReceipt() })],
  render: (_, { loaded }) => (
    <img
      src={String(loaded['picture'])}
      alt={`領収書 ${receipt.number} ${receipt.patient} ${receipt.total}`}
      style={{ display: 'block', width: '100%', maxWidth: 595 }}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '領収書',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /山田 花子 様 1,885円/ });
    await picture.decode();
    await expect(picture.naturalHeight / picture.naturalWidth).toBeCloseTo(A4_HEIGHT_TO_WIDTH, 2);
  },
};
