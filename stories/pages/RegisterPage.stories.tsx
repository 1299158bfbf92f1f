import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { RegisterPage } from '../../src/pages/RegisterPage/RegisterPage';
import { none, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { bookingGoesWell, shortBooking } from '../support/handlers/bookingHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { hurryChecks } from '../support/hurryChecks';
import { inApp } from '../support/inApp';
import { agreed, fillInCustomer, isBooked, startOver, type PlayContext } from '../support/bookingSteps';

const meta = {
  id: 'pages-register',
  title: '画面/お客様情報の入力',
  parameters: { chromatic: { modes: pageModes } },
  component: RegisterPage,
  beforeEach: [
    agreed,
    ({ msw }) => msw.use(...bookingGoesWell(), reservationList.answers(onlyBooked), postalFiles.known()),
  ],
  ...inApp(`/reserve/register/1003?${blockQuery}`),
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillInAndBook({ canvas, userEvent }: PlayContext): Promise<void> {
  await fillInCustomer(canvas, userEvent);
  await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
  await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
}

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('未入力の項目があと7つあります')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('お名前'), '田中');
    await expect(canvas.getByText('未入力の項目があと6つあります')).toBeVisible();
  },
};

export const ForgivingInput: Story = {
  name: '全角やハイフンもそのまま受け取り、確かめてから予約する',
  beforeEach: ({ msw }) => msw.use(shortBooking.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.tab();
    await expect(canvas.getByLabelText('電話番号')).toHaveValue('09012345678');
    await expect(canvas.getByLabelText('フリガナ')).toHaveValue('タナカ タロウ');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(await canvas.findByText('100-0001')).toBeVisible();
    await expect(canvas.getByText('1961年（昭和36年）4月5日')).toBeVisible();
    await expect(canvas.getByText('taro@example.com')).toBeVisible();
    await expect(canvas.getByText('東京都千代田区千代田1-1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await isBooked();
    await expect(localStorage.getItem('clinic:draft:nobody:1:register')).toBeNull();
  },
};

export const ChoosesTown: Story = {
  name: '郵便番号の候補から住所を選ぶ',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('郵便番号'), '1000402');
    await userEvent.click(await canvas.findByRole('button', { name: '東京都新島村若郷' }));
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都新島村若郷');
    const kept = localStorage.getItem('clinic:draft:nobody:1:register') ?? '';
    await expect(JSON.parse(kept)).toMatchObject({ values: { address: '東京都新島村若郷' } });
  },
};

export const AddressByHand: Story = {
  name: '郵便番号から探せなくても住所は入力できる',
  beforeEach: ({ msw }) => msw.use(postalFiles.loses()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('郵便番号'), '1500043');
    await expect(await canvas.findByText(/^この郵便番号の住所が見つかりませんでした。/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('住所'), '東京都渋谷区道玄坂1-1');
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都渋谷区道玄坂1-1');
  },
};

export const SummarisesProblems: Story = {
  name: '直していただきたい項目の一覧',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('電話番号'), '電話なし');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('link', { name: '電話番号は数字のみで入力してください（携帯電話は11桁、固定電話は10桁）' }),
    );
    await expect(canvas.getByLabelText('電話番号')).toHaveFocus();
  },
};

export const ImpossibleDate: Story = {
  name: 'ない日付',
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.selectOptions(canvas.getByLabelText('月'), '2月');
    await userEvent.selectOptions(canvas.getByLabelText('日'), '30日');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(await canvas.findAllByText(/年・月・日をもう一度お確かめください/)).toHaveLength(2);
  },
};

export const ChangesFromCheck: Story = {
  name: '確認から直す',
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '電話番号を変更する' }));
    const phone = await canvas.findByLabelText('電話番号');
    await expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await userEvent.type(phone, '0312345678');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(await canvas.findByText('0312345678')).toBeVisible();
  },
};

export const SlotTaken: Story = {
  name: '先に予約が入っていた',
  beforeEach: ({ msw }) => msw.use(shortBooking.answers({ message: '1' })),
  play: async (context) => {
    await fillInAndBook(context);
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
  },
};

export const Duplicate: Story = {
  name: '重複している',
  beforeEach: ({ msw }) => msw.use(shortBooking.answers({ message: '3' }), reservationList.answers(none)),
  play: async (context) => {
    await fillInAndBook(context);
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
  },
};

export const BookingFailed: Story = {
  name: '予約されていなければそう伝え、入力は残る',
  beforeEach: ({ msw }) => {
    msw.use(shortBooking.fails(500), reservationList.answers(none));
    return hurryChecks();
  },
  play: async (context) => {
    await fillInAndBook(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('まだ予約されていません');
    await expect(canvas.getByText('taro@example.com')).toBeVisible();
  },
};

export const ResumesDraft: Story = {
  name: '入力途中の内容を復元する',
  beforeEach: () => {
    const values = { name: '田中 太郎', phone: '09012345678' };
    localStorage.setItem('clinic:draft:nobody:1:register', JSON.stringify({ savedAt: NOW, values }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('お名前')).toHaveValue('田中 太郎');
    await startOver(canvas, userEvent);
    await expect(canvas.getByLabelText('お名前')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('住所'), '東京都');
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(await canvas.findByLabelText('お名前')).toHaveValue('田中 太郎');
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都');
  },
};

export const BrokenBlock: Story = {
  name: '壊れた予約枠',
  ...inApp('/reserve/register/1003?subject_id=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ご予約の時間を確認できませんでした/)).toBeVisible();
  },
};
