import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { RegisterPage } from '../../src/pages/RegisterPage/RegisterPage';
import { onlyBooked } from '../support/fixtures/reservations';
import { blockQuery } from '../support/fixtures/timetable';
import { bookingGoesWell, shortBooking } from '../support/handlers/booking';
import { postalFiles } from '../support/handlers/postal';
import { reservationList } from '../support/handlers/reservations';
import { compose, enterEndsConversion } from '../support/ime';
import { inApp } from '../support/inApp';
import { tabThrough, tabTo } from '../support/keyboard';
import { fillInCustomer } from '../support/steps';

const meta = {
  id: 'pages-register',
  title: '画面/お客様情報の入力',
  parameters: { chromatic: { modes: pageModes } },
  component: RegisterPage,
  beforeEach: ({ msw }) => msw.use(...bookingGoesWell(), reservationList.answers(onlyBooked), postalFiles.known()),
  ...inApp(`/reserve/register/1003?${blockQuery}`),
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
    await expect(localStorage.getItem('clinic:draft:nobody:1:register')).toBeNull();
  },
};

export const FuriganaFollowsName: Story = {
  name: 'お名前のかな漢字変換から、フリガナが入る',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    const furigana = canvas.getByLabelText('フリガナ');
    await compose(name, 'ｔ', 'た', 'たｎ', 'たな');
    await expect(furigana).toHaveValue('タナ');
    await compose(name, 'か', '香');
    await expect(name).toHaveValue('たな香');
    await expect(furigana).toHaveValue('タナカ');
    await userEvent.clear(name);
    await expect(furigana).toHaveValue('');
  },
};

export const FuriganaOfWholeName: Story = {
  name: '変換を選びなおしても、姓と名のフリガナが続けて入る',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    await userEvent.click(name);
    await compose(name, 'ｔ', 'た', 'たｎ', 'たな', 'たなｋ', 'たなか', '田仲', '田中');
    await compose(name, '　');
    await compose(name, 'た', 'たろ', 'たろう', '太郎');
    await userEvent.tab();
    await expect(name).toHaveValue('田中 太郎');
    await expect(canvas.getByLabelText('フリガナ')).toHaveValue('タナカ タロウ');
  },
};

export const FuriganaTypedStays: Story = {
  name: '入力したフリガナは、お名前を直しても変わらない',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    const furigana = canvas.getByLabelText('フリガナ');
    await compose(name, 'ひがし', '東');
    await expect(furigana).toHaveValue('ヒガシ');
    await userEvent.clear(furigana);
    await userEvent.type(furigana, 'アズマ');
    await compose(name, 'たろう', '太郎');
    await userEvent.clear(name);
    await expect(furigana).toHaveValue('アズマ');
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
  parameters: { shows: ['CustomerProblem.missing', 'CustomerProblem.form'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('電話番号'), '電話なし');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '電話番号は数字のみで入力してください' }));
    await expect(canvas.getByLabelText('電話番号')).toHaveFocus();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げだけで入力する',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'お名前' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(name).toBeRequired();
    await expect(name).toHaveAccessibleDescription('例：田中 太郎');
    await expect(canvas.getByRole('textbox', { name: '建物名・部屋番号' })).not.toBeRequired();
    await expect(canvas.getByRole('group', { name: '生年月日' })).toHaveAccessibleDescription(/必須/);
    const fields = ['年', '月', '日', '電話番号', 'メールアドレス', '郵便番号', '住所', '建物名・部屋番号'];
    await tabThrough(
      userEvent,
      ...['お名前', 'フリガナ', ...fields].map((label) => canvas.getByLabelText(label)),
      canvas.getByRole('button', { name: '戻る' }),
      canvas.getByRole('button', { name: '入力内容を確認する' }),
    );
    await userEvent.keyboard('{Enter}');
    const summary = within(await canvas.findByRole('alert', { name: '入力内容をご確認ください' }));
    await expect(summary.getByRole('heading')).toHaveFocus();
    await tabTo(userEvent, summary.getByRole('link', { name: 'お名前を入力してください' }));
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('例：田中 太郎 お名前を入力してください');
  },
};

export const EnterGoesOn: Story = {
  name: '変換を決めるEnterでは進まず、次のEnterで次の欄へ',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    await userEvent.click(name);
    await compose(name, 'たなか', '田中');
    await expect(await enterEndsConversion(name)).toBe(true);
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('フリガナ')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('建物名・部屋番号'), 'さくら101{Enter}');
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ImpossibleDate: Story = {
  name: 'ない日付',
  parameters: { shows: ['CustomerProblem.impossible'] },
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.selectOptions(canvas.getByLabelText('月'), '2月');
    await userEvent.selectOptions(canvas.getByLabelText('日'), '30日');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(await canvas.findAllByText(/カレンダーにない日付/)).toHaveLength(2);
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
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
  },
};

export const Duplicate: Story = {
  name: '重複している',
  beforeEach: ({ msw }) => msw.use(shortBooking.answers({ message: '3' })),
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
  },
};

export const BookingFailed: Story = {
  name: '予約の送信に失敗しても入力は残る',
  beforeEach: ({ msw }) => msw.use(shortBooking.fails(500)),
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ご予約は完了していません');
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
    await userEvent.click(canvas.getByRole('button', { name: '最初から入力する' }));
    await expect(canvas.getByLabelText('お名前')).toHaveValue('');
  },
};

export const BrokenBlock: Story = {
  name: '壊れた予約枠',
  ...inApp('/reserve/register/1003?subject_id=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ご予約の時間を確認できませんでした/)).toBeVisible();
  },
};
