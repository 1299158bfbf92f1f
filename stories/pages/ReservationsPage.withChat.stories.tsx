import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import type { ReservationsPage } from '../../src/pages/ReservationsPage/ReservationsPage';
import { plenty } from '../support/fixtures/medicineFixtures';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, settings } from '../support/inApp';
import { platform } from '../support/fakePlatform';
import base from './ReservationsPage.stories';

// The page's main stories file has the docs page.
const meta = {
  ...base,
  id: 'pages-reservations',
  title: '画面/予約履歴',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), medicineList.answers(plenty)),
  ...inApp('/mypage/reservation?more=open'),
  tags: ['!autodocs'],
} satisfies Meta<typeof ReservationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sendToChat = { name: 'チャットに送る' };
const copyDetails = { name: '予約内容をコピーする' };

const copiedText = [
  `【${settings.clinicName}】ご予約の内容`,
  '診療日時：7月3日（金）10:15〜（15分）',
  '診療科目：高血圧治療',
  '担当医：佐藤医師',
  `${settings.appUrl}/mypage/reservation`,
].join('\n');

/** A clipboard that accepts text, or one that refuses every write. */
const clipboard = {
  takes: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  closed: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
  },
};

export const SendsToChat: Story = {
  name: 'チャットに送る',
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', sendToChat);
    await expect(canvas.queryByRole('button', copyDetails)).not.toBeInTheDocument();
    await userEvent.click(send);
    await expect(await canvas.findByText('チャットに送りました')).toBeVisible();
    await expect(send).toHaveFocus();
    const [messages = []] = platform.sendMessages.mock.lastCall ?? [];
    await expect(messages).toEqual([
      expect.objectContaining({ type: 'flex', altText: `【${settings.clinicName}】ご予約 7月3日（金）10:15〜` }),
    ]);
    for (const words of ['診療科目', '高血圧治療', '佐藤医師', `${settings.appUrl}/mypage/reservation`])
      await expect(JSON.stringify(messages)).toContain(words);
  },
};

export const SendingToChat: Story = {
  name: 'チャットに送っている間（二度押しても1通）',
  beforeEach: () => void platform.sendMessages.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', sendToChat);
    await userEvent.dblClick(send);
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(platform.sendMessages).toHaveBeenCalledOnce();
  },
};

export const SendRefused: Story = {
  name: 'チャットへの送信を許可しなかった',
  beforeEach() {
    platform.sendMessages.mockResolvedValue({ status: 'refused' });
    clipboard.takes();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByText('許可されなかったため、送っていません')).toBeVisible();
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', copyDetails));
    await expect(await canvas.findByText('予約内容をコピーしました')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(copiedText);
    await expect(canvas.getByRole('button', copyDetails)).toHaveFocus();
  },
};

export const SendUnavailable: Story = {
  name: 'チャットに送れないので、コピーした',
  beforeEach() {
    platform.sendMessages.mockResolvedValue({ status: 'unavailable' });
    clipboard.takes();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByText('いまはチャットに送れないため、予約内容をコピーしました')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(copiedText);
  },
};

export const SendUnavailableByHand: Story = {
  name: 'チャットに送れず、コピーもできない',
  beforeEach() {
    platform.sendMessages.mockResolvedValue({ status: 'unavailable' });
    clipboard.closed();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByText('下の文字を長押しして、コピーしてください。')).toBeVisible();
    await expect(canvas.getByText(/担当医：佐藤医師/).textContent).toBe(copiedText);
  },
};

export const SendFailed: Story = {
  name: 'チャットに送れなかった',
  beforeEach: () => void platform.sendMessages.mockResolvedValue({ status: 'failed', trouble: 'updateLine' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('LINEアプリの更新が必要です');
    await expect(canvas.getByRole('button', copyDetails)).toBeVisible();
  },
};

export const WithoutChat: Story = {
  name: '送れるチャットがない（コピーする）',
  beforeEach() {
    platform.can.mockReturnValue(false);
    clipboard.takes();
  },
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', copyDetails);
    await expect(canvas.queryByRole('button', sendToChat)).not.toBeInTheDocument();
    await userEvent.click(copy);
    await expect(await canvas.findByText('予約内容をコピーしました')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(copiedText);
    await expect(copy).toHaveFocus();
  },
};
