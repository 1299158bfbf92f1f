import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { MedicinePage } from '../../src/pages/MedicinePage/MedicinePage';
import { ended, endingSoon, noMedicines, plenty } from '../support/fixtures/medicineFixtures';
import { awaitingPayment, onTheWay, parcelArrived, sentInJune } from '../support/fixtures/reservationFixtures';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-medicine',
  title: '画面/処方履歴',
  component: MedicinePage,
  beforeEach: ({ msw }) => msw.use(medicineList.answers(plenty), reservationList.answers(sentInJune)),
  ...inApp('/medicine'),
} satisfies Meta<typeof MedicinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'お薬に余裕がある',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const latestSection = within(await canvas.findByRole('region', { name: '最新のお薬' }));
    await expect(latestSection.getByText('6月26日（金）')).toBeVisible();
    const first = within(latestSection.getByRole('article', { name: 'アムロジピンOD錠5mg' }));
    for (const words of ['1日1回', '朝食後', '1錠', '30日分', '血管を広げて、血圧を下げます。'])
      await expect(first.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'お薬は7月28日ごろまで' })).toHaveTextContent(
      '高血圧治療・あと26日分（目安）',
    );
    await expect(canvas.queryByRole('link', { name: '次の診療を予約する' })).not.toBeInTheDocument();
    // The page has a call button, because a medicine's precautions may ask the patient to call the clinic.
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
  },
};

export const PastOpened: Story = {
  name: '過去のお薬を開いた',
  play: async ({ canvas, userEvent }) => {
    const pastSection = within(await canvas.findByRole('region', { name: '過去のお薬' }));
    await expect(pastSection.getByText('2025年12月12日（金） 高血圧治療')).toBeVisible();
    await expect(pastSection.queryByRole('article', { name: 'フェブキソスタット錠10mg' })).not.toBeInTheDocument();
    await userEvent.click(pastSection.getByText('5月8日（金） 痛風（高尿酸血症）'));
    await expect(pastSection.getByRole('article', { name: 'フェブキソスタット錠10mg' })).toBeVisible();
  },
};

export const EndingSoon: Story = {
  name: 'お薬がもうすぐなくなる',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(medicineList.answers(endingSoon), reservationList.answers(parcelArrived)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'お薬は7月6日ごろまで' }));
    await expect(card.getByText('切れ目なく受け取るには、今日の診療が必要です')).toBeVisible();
    await waitFor(() =>
      expect(card.getByRole('link', { name: '次の診療を予約する' })).toHaveAttribute('href', '/reserve/gout/2'),
    );
  },
};

export const Ended: Story = {
  name: 'お薬がなくなる目安の日を過ぎた',
  beforeEach: ({ msw }) => msw.use(medicineList.answers(ended), reservationList.answers(parcelArrived)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'お薬の目安を2日過ぎました' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '次の診療を予約する' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '過去のお薬' })).not.toBeInTheDocument();
  },
};

// §supply-waits-for-bill
export const WaitsForBill: Story = {
  name: 'お支払い待ちの処方がある',
  tags: ['!review', 'regression'],
  beforeEach({ msw }) {
    const { start_time, subject } = awaitingPayment;
    const latest_medicines = plenty.latest_medicines.map((medicine) => ({ ...medicine, start_time, subject }));
    msw.use(
      medicineList.answers({ ...plenty, latest_medicines }),
      reservationList.answers({ now_reservations: [], all_reservations: [awaitingPayment] }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('処方されています。お支払いのあとにお送りします')).toBeVisible();
    const payLink = canvas.getByRole('link', { name: /^お支払いへ進む/ });
    await expect(payLink).toHaveAttribute('href', '/mypage/payment/bill/4');
    await expect(canvas.getByRole('article', { name: /^6月5日/ })).toContainElement(payLink);
  },
};

// §medicine-lead
export const OnItsWay: Story = {
  name: 'クリニックがお薬を発送した',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onTheWay)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'お薬はまもなく届きます' })).toBeVisible();
    await expect(canvas.getByText('お届け予定 7月5日（日）〜7月7日（火）')).toBeVisible();
  },
};

// §medicine-lead
export const BillFirst: Story = {
  name: 'お支払い待ちの診療を先に示し、次の予約もすすめる',
  beforeEach: ({ msw }) =>
    msw.use(
      medicineList.answers(endingSoon),
      reservationList.answers({
        ...parcelArrived,
        all_reservations: [awaitingPayment, ...parcelArrived.all_reservations],
      }),
    ),
  play: async ({ canvas }) => {
    const billCard = within(await canvas.findByRole('article', { name: /^6月5日/ }));
    await expect(billCard.getByRole('heading', { name: '7月17日（金）までに1,885円' })).toBeVisible();
    const payLink = billCard.getByRole('link', { name: 'お支払いへ進む' });
    await expect(payLink).toHaveAttribute('href', '/mypage/payment/bill/4');
    const bookLink = canvas.getByRole('link', { name: '次の診療を予約する' });
    await expect(bookLink).toHaveAttribute('data-variant', 'outline');
  },
};

// §reservations-unread
export const ReservationsFail: Story = {
  name: '予約を読み込めなければ、次の予約をすすめない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(medicineList.answers(ended), reservationList.fails(500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('お薬の残りを確認できませんでした。')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '最新のお薬' })).toBeVisible();
    msw.use(reservationList.breaks([{ id: 'x' }, ...parcelArrived.all_reservations]));
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(await canvas.findByText('1件を表示できません')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'お薬の目安を2日過ぎました' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '次の診療を予約する' })).not.toBeInTheDocument();
  },
};

const states = pageStates({
  list: medicineList,
  content: (canvas) => canvas.queryByRole('region', { name: '最新のお薬' }),
});

export const Empty: Story = {
  name: '処方がない',
  parameters: { chromatic: { modes: pageModes } },
  ...states.empty(medicineList.answers(noMedicines), '処方履歴はありません', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toHaveAttribute('href', '/reserve');
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };
