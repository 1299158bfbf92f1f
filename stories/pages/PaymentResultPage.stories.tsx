import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { patientStore } from '../../src/device/patientStore';
import { PaymentResultPage } from '../../src/pages/PaymentResultPage/PaymentResultPage';
import { platform } from '../support/fakePlatform';
import { allMessagesOn } from '../support/fixtures/messageChoiceFixtures';
import { oneOwed, owed, paidNow, paidWithoutDetails } from '../support/fixtures/paymentFixtures';
import { noReservations } from '../support/fixtures/reservationFixtures';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { holdTimers, type HeldTimers } from '../support/heldTimers';
import { inApp, inAppWithout, settings } from '../support/inApp';

const meta = {
  id: 'pages-payment-result',
  title: '画面/お支払いの結果',
  component: PaymentResultPage,
  args: { result: 'success', clinicName: settings.clinicName },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(paidNow), messageChoices.answers(allMessagesOn)),
  ...inApp('/payment/success'),
} satisfies Meta<typeof PaymentResultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const doneDialog = { name: 'お支払いが完了しました' };
const confirmingDialog = { name: 'お支払いを確認しています' };

// §peak-fills-screen, §payment-result-known
export const Ready: Story = {
  name: 'お支払いが完了した',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: () => void patientStore('paying', 'nobody').write(4),
  play: async () => {
    await expect(await screen.findByRole('dialog', doneDialog)).toHaveTextContent(
      'お支払い金額1,885円領収済お支払い日7月3日（金）お届けの目安7月5日（日）〜7月6日（月）お届け先東京都千代田区千代田1-1 さくらマンション101号室発送したら、LINEでお知らせします。',
    );
    await expect(screen.getByRole('button', { name: '領収書を開く' })).toBeVisible();
  },
};

// §peak-fills-screen
export const PaidThenClosed: Story = {
  ...Ready,
  name: '完了の画面から領収書を開き、予約履歴へ進む',
  tags: ['!review', 'regression'],
  parameters: {},
  play: async (context) => {
    await Ready.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '領収書を開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith('https://clinic.example/receipt/4'));
    await userEvent.click(screen.getByRole('button', { name: '予約履歴を見る' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
  },
};

// §peak-fills-screen
export const PaidAtAnyHost: Story = {
  name: 'クリニックが金額や領収書を返さなくても、お支払いの完了を示す',
  tags: ['!review', 'regression'],
  ...inAppWithout(['messages'], '/payment/success'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(paidWithoutDetails)),
  play: async () => {
    const dialog = await screen.findByRole('dialog', doneDialog);
    await expect(dialog).toHaveTextContent(
      /完了しましたさくらオンラインクリニックお届けの目安お支払い後2〜3日領収済予約履歴を見る$/,
    );
  },
};

export const Confirming: Story = {
  name: 'クリニックがまだお支払いを確かめていない',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(oneOwed)),
  play: async () => {
    await expect(await screen.findByRole('dialog', confirmingDialog)).toBeVisible();
    await expect(screen.queryByText(/完了しました|ありがとう/)).not.toBeInTheDocument();
  },
};

let heldTimers: HeldTimers;

// §payment-result-known
export const ConfirmedMeanwhile: Story = {
  ...Confirming,
  name: 'お支払いが確認されると、完了の表示に変わる',
  tags: ['!review', 'regression'],
  beforeEach({ msw }) {
    msw.use(reservationList.answers(oneOwed));
    // The app reads the list again after 5 s.
    // SWR merges reads within 2 s (`dedupingInterval`).
    heldTimers = holdTimers(5000, 2000);
    return heldTimers.release;
  },
  play: async (context) => {
    await waitFor(() => {
      heldTimers.runHeld();
      return expect(screen.getByRole('dialog', confirmingDialog)).toBeVisible();
    });
    context.msw.use(reservationList.answers(paidNow));
    await waitFor(() => {
      heldTimers.runHeld();
      return expect(screen.getByRole('dialog', doneDialog)).toBeVisible();
    });
  },
};

// §payment-result-known
export const NoBill: Story = {
  name: '支払いの記録がない',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(noReservations)),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'お支払いの記録が見つかりません' })).toBeVisible();
    await expect(screen.queryByText(/完了しました|ありがとう/)).not.toBeInTheDocument();
  },
};

export const AnotherOwed: Story = {
  name: 'ほかに未払いの診療があっても、お支払いの完了を示す',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => {
    patientStore('paying', 'nobody').write(6);
    msw.use(reservationList.answers(owed));
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', doneDialog)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(await screen.findByText('お支払いが完了していない診療があります')).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'カード会社の画面でお支払いをやめた',
  args: { result: 'cancel' },
  ...inApp('/payment/cancel'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(oneOwed)),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'お支払いがキャンセルされました' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'もう一度お支払いへ進む' })).toBeVisible();
    await expect(screen.getByText('期限は7月17日（金）です。')).toBeVisible();
  },
};

// §payment-result-known
export const CancelledOwingNothing: Story = {
  ...Cancelled,
  name: 'お支払いをやめたが、未払いの診療はない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(paidNow)),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'お支払いがキャンセルされました' });
    await expect(dialog).toHaveTextContent('お支払いの状況は、予約履歴でご確認いただけます。');
    await expect(dialog).not.toHaveTextContent('行われていません');
  },
};

export const Loading: Story = {
  name: 'お支払いの結果を読み込んでいる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.pending()),
  play: async () => {
    await expect(await screen.findByRole('dialog', confirmingDialog)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'お支払いの結果を読み込めない',
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500)),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'お支払いの結果を確認できませんでした' })).toBeVisible();
  },
};
