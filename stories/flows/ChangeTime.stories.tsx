import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createClient } from '../../src/api/client';
import { cancelReservation } from '../../src/api/contract';
import { asked, atConfirmOfChange, clinicWith } from '../support/changeTimeSteps';
import { laterBlockQuery } from '../support/fixtures/timetableFixtures';
import { slots } from '../support/handlers/bookingHandlers';
import { inApp } from '../support/inApp';
import { isChanged, tickAllConsents } from '../support/bookingSteps';

const meta = {
  id: 'flows-change-time',
  title: '流れ/日時を変更する',
  ...atConfirmOfChange,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesTime: Story = {
  name: '予約履歴から、別の時間に変更する',
  ...inApp('/mypage/reservation'),
  ...clinicWith(),
  play: async ({ canvas, userEvent, step }) => {
    await step('予約履歴で「日時を変更する」を押す', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '日時を変更する' }));
    });
    await step('どの予約の変更かを見て、新しい時間を選ぶ', async () => {
      await expect(await canvas.findByText('7月3日（金）10:15のご予約の日時を変更します')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: '10:30〜10:45 佐藤医師' }));
    });
    await step('変更前と変更後、先に取り消すこと、キャンセル料を知る', async () => {
      await expect(await canvas.findByText('いまのご予約を先に取り消してから、新しい日時を予約します')).toBeVisible();
      await expect(canvas.getByText('変更前')).toBeVisible();
      await expect(canvas.getByText('7月3日（金）10:15')).toBeVisible();
      await expect(canvas.getByText('7月3日（金）10:30〜（15分）')).toBeVisible();
      await expect(canvas.getByText(/当日のキャンセルとして、キャンセル料/)).toBeVisible();
    });
    await step('同意するまで変更できない', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '日時を変更する' }));
      await expect(asked()).toEqual({ releases: 0, bookings: 0 });
    });
    await step('同意して変更する。2回押しても1回だけ', async () => {
      await tickAllConsents(canvas, userEvent);
      await userEvent.dblClick(canvas.getByRole('button', { name: '日時を変更する' }));
      await isChanged();
      await expect(asked()).toEqual({ releases: 1, bookings: 1 });
    });
    await step('予約履歴に新しい日時が載る', async () => {
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await expect(await canvas.findByRole('article', { name: '7月3日（金）10:30 高血圧治療' })).toBeVisible();
      await expect(canvas.getByText('キャンセル済み')).toBeVisible();
    });
  },
};

export const GoneBeforeRelease: Story = {
  name: '取り消す前に埋まっていたら、いまの予約は取り消さない',
  ...clinicWith(),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('ほかの方が先に予約したあとで、日時を変更する', async () => {
      await tickAllConsents(canvas, userEvent);
      msw.use(slots.takenAway(1003, 1004, 1005, 1006));
      await userEvent.click(await canvas.findByRole('button', { name: '日時を変更する' }));
    });
    await step('いまの予約が残っていることを知る', async () => {
      await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
      await expect(await screen.findByText('いまのご予約は、そのまま残っています。')).toBeVisible();
      await expect(asked()).toEqual({ releases: 0, bookings: 0 });
    });
    await step('別の時間を選びに戻っても、日時の変更のまま', async () => {
      await userEvent.click(screen.getByRole('button', { name: '別の時間を選ぶ' }));
      await expect(await canvas.findByText('7月3日（金）10:15のご予約の日時を変更します')).toBeVisible();
    });
  },
};

export const GoneWhileReading: Story = {
  name: '読んでいるあいだに埋まったら、すぐに知らされる',
  ...clinicWith(),
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('ほかの方が先に予約し、アプリに戻るとすぐに知らされる', async () => {
      await tickAllConsents(canvas, userEvent);
      msw.use(slots.takenAway(1003, 1004, 1005, 1006));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(await screen.findByText('いまのご予約は、そのまま残っています。')).toBeVisible();
    });
    await step('近い時間を選ぶと、変更後の日時だけが変わる', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:35〜10:50 佐藤医師' }));
      await expect(await canvas.findByText('7月3日（金）10:35〜（15分）')).toBeVisible();
      await expect(canvas.getByText('7月3日（金）10:15')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '日時を変更する' })).not.toHaveAttribute('aria-disabled');
      await expect(asked().releases).toBe(0);
    });
  },
};

export const ReloadedInBetween: Story = {
  name: '途中で画面を読み込み直しても、予約だけを続けられる',
  ...clinicWith(),
  play: async ({ canvas, userEvent, step, mount }) => {
    const elsewhere = createClient({ host: '/api', uid: () => null });
    await elsewhere(cancelReservation, { params: { id: 1 } });
    await mount();
    await step('前の予約は取り消し済みで、予約がまだないことを知る', async () => {
      await expect(await canvas.findByText('7月3日（金）10:15のご予約は、取り消されています')).toBeVisible();
      await expect(canvas.getByText('7月3日（金）10:15（取り消し済み）')).toBeVisible();
    });
    await step('予約する', async () => {
      await tickAllConsents(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
      await isChanged();
      await expect(asked()).toEqual({ releases: 1, bookings: 1 });
    });
  },
};

export const NothingToChange: Story = {
  name: '変更できる予約がなければ、ふつうの予約になる',
  ...inApp(`/reserve/confirm/1?${laterBlockQuery}&change=99`),
  ...clinicWith(),
  play: async ({ canvas, step }) => {
    await step('変更できないことを知り、同意して進むこともできる', async () => {
      await expect(await canvas.findByText('変更できるご予約が見つかりませんでした')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '同意して進む' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('変更前')).not.toBeInTheDocument());
    });
  },
};
