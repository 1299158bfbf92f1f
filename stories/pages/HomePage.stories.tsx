import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { HomePage } from '../../src/pages/HomePage/HomePage';
import { endingSoon, plenty } from '../support/fixtures/medicineFixtures';
import { bookedLater, none, onlyBooked, openRoom, received, unpaid } from '../support/fixtures/reservationFixtures';
import { call } from '../support/handlers/clinicHandlers';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { platform } from '../support/fakePlatform';

const meta = {
  id: 'pages-home',
  title: '画面/ホーム',
  parameters: { chromatic: { modes: pageModes } },
  component: HomePage,
  args: { psychiatryUrl: null },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(none)),
  ...inApp('/'),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: '診療科目' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'さくらオンラインクリニック' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療予約' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'オンライン精神科・心療内科' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://psychiatry.example/');
  },
};

export const LargerText: Story = {
  name: '文字を大きくする',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '文字を大きく' }));
    await expect(document.documentElement).toHaveAttribute('data-easy');
  },
};

export const IndexHtml: Story = {
  name: '/index.html でも同じ画面',
  ...inApp('/index.html'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '診療科目' })).toBeVisible();
  },
};

/** The patient's uploaded files. */
const files = call('get', '/api/users/medical_result');

const card = { name: 'つぎにすること' };

export const NextConsultation: Story = {
  name: 'つぎにすること（今日の診療）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '診察室が開くまで あと1時間10分' })).toHaveAttribute(
      'href',
      '/mypage/reservation',
    );
    const tiles = canvas.getByRole('region', { name: '診療科目' });
    const step = canvas.getByRole('region', card);
    await expect(step.compareDocumentPosition(tiles) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const RoomOpen: Story = {
  name: 'つぎにすること（診察室に入れる）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(openRoom)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'いま診察室に入れます' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://room.example/j/1');
  },
};

export const Owed: Story = {
  name: 'つぎにすること（お支払い）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(unpaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'お支払いをお願いします' })).toHaveAttribute(
      'href',
      '/mypage/payment/bill/4',
    );
  },
};

export const CardMissing: Story = {
  name: 'つぎにすること（保険証の写真）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater), files.answers([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '保険証の写真はお済みですか' })).toHaveAttribute(
      'href',
      '/mypage/other/image',
    );
  },
};

export const MedicineEnds: Story = {
  name: 'つぎにすること（次の予約）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received), medicineList.answers(endingSoon)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '次の診療のご予約をお願いします' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'つぎにすること' })).toHaveTextContent(
      'お薬は7月6日ごろまで（目安）',
    );
  },
};

export const Settled: Story = {
  name: 'つぎにすること（何もない）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received), medicineList.answers(plenty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '診療を予約できます' })).toHaveAttribute('href', '/reserve');
  },
};

export const Loading: Story = {
  name: '確認中（高さは変わらない）',
  beforeEach: ({ msw }) => msw.use(reservationList.pending()),
  play: async ({ canvas }) => {
    const step = within(await canvas.findByRole('region', card));
    await expect(step.getByRole('img', { name: 'つぎにすることを確認しています' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '高血圧' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: '確認できなくても予約できる',
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '診療を予約できます' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
