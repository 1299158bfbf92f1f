import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, waitFor, within } from 'storybook/test';
import { platform } from '../support/fakePlatform';
import { inspections, plenty } from '../support/fixtures/medicineFixtures';
import { onTheWay, packing } from '../support/fixtures/reservationFixtures';
import { inspectionList, medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'flows-receive-medicine',
  title: '流れ/お薬を受け取る',
  ...inApp('/mypage/reservation'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Moves the clock by 3 s, because the app ignores a second focus event within 2 s. */
function returnToApp(): void {
  MockDate.set(Date.now() + 3000);
  window.dispatchEvent(new Event('focus'));
}

export const ShipAndReceive: Story = {
  name: 'お薬の発送を確かめ、お薬と検査の記録を見る',
  beforeEach: ({ msw }) =>
    msw.use(reservationList.answers(packing), medicineList.answers(plenty), inspectionList.answers(inspections)),
  play: async ({ canvas, msw, step, userEvent }) => {
    await step('お支払いのあと、予約履歴に「発送待ち」と表示される', async () => {
      const card = within(await canvas.findByRole('article', { name: '6月26日（金）10:30 高血圧治療' }));
      await expect(card.getByText('発送待ち')).toBeVisible();
      await expect(card.getByText('2〜3日')).toBeVisible();
      await expect(card.getByText('領収書はまだありません')).toBeVisible();
      await expect(await canvas.findByText('お薬の発送をお待ちください')).toBeVisible();
    });
    await step('お薬が発送されると、お届け予定が表示される', async () => {
      msw.use(reservationList.answers(onTheWay));
      await waitFor(() => {
        returnToApp();
        return expect(canvas.getByText('発送済み')).toBeVisible();
      });
      await expect(canvas.getByText('お届け予定 7月5日（日）〜7月7日（火）')).toBeVisible();
      await expect(canvas.getByText('〒100-0001')).toBeVisible();
      await expect(canvas.getByText('お薬はまもなく届きます')).toBeVisible();
      await expect(canvas.queryByText('発送待ち')).not.toBeInTheDocument();
    });
    await step('領収書を見る', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '領収書を見る' }));
      await waitFor(() => expect(platform.openExternal).toHaveBeenLastCalledWith('https://clinic.example/receipt/6'));
    });
    await step('お薬の飲み方と残りを見る', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'お薬管理' }));
      const latestSection = within(await canvas.findByRole('region', { name: '最新のお薬' }));
      await expect(latestSection.getByText('6月26日（金）')).toBeVisible();
      await expect(canvas.getByText('お薬は8月4日ごろまで')).toBeVisible();
    });
    await step('検査の記録を見る', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '検査履歴' }));
      await expect(await canvas.findByRole('article', { name: '基本検査' })).toBeVisible();
    });
  },
};
