import type { Meta, StoryObj } from '@storybook/react-vite';
import { parsePath } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { countCallsInFlight } from '../../.storybook/calls';
import { pageModes } from '../../.storybook/modes';
import type { WireQuestion } from '../../src/api/contract';
import { RegisterPage } from '../../src/pages/RegisterPage/RegisterPage';
import { storeConsents, fillInCustomer, expectBooked } from '../support/bookingSteps';
import { urgentQuestionnaire } from '../support/fixtures/questionFixtures';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { answerList } from '../support/handlers/answerHandlers';
import { callsAroundBooking, questions, shortBooking } from '../support/handlers/bookingHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { compose, sendConversionEnter } from '../support/ime';
import { inApp } from '../support/inApp';
import { tabThrough, tabTo } from '../support/keyboard';
import { storeDraft } from '../support/withPatient';

const FORM_URL = `/reserve/register/1003?${blockQuery}`;

const meta = {
  id: 'pages-register',
  title: '画面/お客様情報の入力',
  component: RegisterPage,
  beforeEach: [
    storeConsents,
    ({ msw }) => msw.use(...callsAroundBooking(), reservationList.answers(onlyBooked), postalFiles.known()),
  ],
  ...inApp(FORM_URL),
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('未入力の項目があと7つあります')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('お名前'), '田中');
    await expect(canvas.getByText('未入力の項目があと6つあります')).toBeVisible();
  },
};

// §input-forgiving
export const ForgivingInput: Story = {
  name: '全角文字やハイフンのある入力を、整えて受け付ける',
  tags: ['!review', 'regression'],
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
    await expectBooked();
    await expect(localStorage.getItem('clinic:draft:nobody:1:register')).toBeNull();
  },
};

// §zip-finds-address
export const ChoosesTown: Story = {
  name: '郵便番号の候補から住所を選ぶ',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('郵便番号'), '1000402');
    await userEvent.click(await canvas.findByRole('button', { name: '東京都新島村若郷' }));
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都新島村若郷');
    const storedDraft = localStorage.getItem('clinic:draft:nobody:1:register') ?? '';
    await expect(JSON.parse(storedDraft)).toMatchObject({ values: { address: '東京都新島村若郷' } });
  },
};

// §error-summary
export const SummarisesProblems: Story = {
  name: '直す項目の一覧',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('電話番号'), '電話なし');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await expect(canvas.getByText('電話番号は10桁か11桁の数字です')).toBeVisible();
    await expect(canvas.getByText('ほか4つ')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'お名前を入力してください' }));
    await expect(canvas.getByLabelText('お名前')).toHaveFocus();
  },
};

const storeCustomer = () => storeDraft('1:register', { name: '田中 太郎', phone: '09012345678' });

export const ResumesDraft: Story = {
  name: '入力途中の内容を復元する',
  beforeEach: storeCustomer,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('お名前')).toHaveValue('田中 太郎');
    await expect(canvas.getByText('入力途中の内容を復元しました')).toBeVisible();
  },
};

export const StartsOver: Story = {
  name: '復元した内容を消して、最初から入力する',
  tags: ['!review', 'regression'],
  // The dialog is open from the start, because it must stay open when the form adds `step` to the URL.
  ...inApp(FORM_URL, { ...parsePath(FORM_URL), state: { dialogs: [{ name: 'start-over', value: true }] } }),
  beforeEach: storeCustomer,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('お名前')).toHaveValue('田中 太郎');
    const confirmButton = await screen.findByRole('button', { name: '消して最初から入力する' });
    await waitFor(() => expect(countCallsInFlight()).toBe(0));
    await userEvent.click(canvas.getByLabelText('お名前'));
    await userEvent.click(confirmButton);
    await waitFor(() => expect(canvas.getByLabelText('お名前')).toHaveValue(''));
    await expect(canvas.queryByText('入力途中の内容を復元しました')).not.toBeInTheDocument();
  },
};

const storedAnswer = (id: number, format: WireQuestion['format'], text: string): WireQuestion => ({
  id,
  content: '質問',
  question_type: 'text',
  required: true,
  choices: [],
  format,
  answer_text: text,
});

// §person-asked-once
export const KnownPerson: Story = {
  name: '登録済みのお名前などは、はじめから入力欄に入っている',
  beforeEach: ({ msw }) =>
    msw.use(
      answerList.answers([
        storedAnswer(1, 'name', '田中 太郎'),
        storedAnswer(2, 'furigana', 'タナカ タロウ'),
        storedAnswer(3, 'birthday', '1961-04-05'),
        storedAnswer(4, 'phone', '09012345678'),
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未入力の項目があと3つあります')).toBeVisible();
    await expect(canvas.getByLabelText('お名前')).toHaveValue('田中 太郎');
    await expect(canvas.getByRole('combobox', { name: '年' })).toHaveValue('1961');
  },
};

export const UnknownPerson: Story = {
  name: '登録済みの内容を読み込めなくても、お客様情報を入力できる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(answerList.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未入力の項目があと7つあります')).toBeVisible();
  },
};

export const Autofill: Story = {
  name: 'ブラウザの自動入力で、お客様情報を入力できる',
  tags: ['!review', 'regression'],
  play: async ({ canvas }) => {
    for (const [label, kind] of [
      ['お名前', 'name'],
      ['年', 'bday-year'],
      ['月', 'bday-month'],
      ['日', 'bday-day'],
      ['電話番号', 'tel-national'],
      ['メールアドレス', 'email'],
      ['郵便番号', 'postal-code'],
      ['住所', 'street-address'],
      ['建物名・部屋番号', 'address-line2'],
    ] as const)
      await expect(await canvas.findByLabelText(label)).toHaveAttribute('autocomplete', kind);
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げだけで入力する',
  tags: ['!review', 'regression'],
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
    await expect(name).toHaveAccessibleDescription('お名前を入力してください 例：田中 太郎');
  },
};

export const EnterGoesOn: Story = {
  name: '変換の確定後、もう一度Enterを押すと次の入力欄へ移る',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('お名前');
    await userEvent.click(name);
    await compose(name, 'たなか', '田中');
    await expect(await sendConversionEnter(name)).toBe(true);
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('フリガナ')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('建物名・部屋番号'), 'さくら101{Enter}');
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

// §urgent-answers
export const AsksSymptoms: Story = {
  name: '予約の前に、急を要する症状をたずねる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(questions.answers(urgentQuestionnaire), shortBooking.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    const dialog = await screen.findByRole('dialog', { name: /次の症状がありますか/ });
    await expect(dialog).toHaveTextContent('ろれつが回らない');
    await expect(dialog).not.toHaveTextContent('頭痛');
    await userEvent.click(screen.getByRole('button', { name: 'あてはまる症状がある' }));
    await expect(await screen.findByRole('link', { name: '119番に電話する' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'いまは症状がないので続ける' }));
    await expectBooked();
  },
};

// §urgent-answers
export const NotLoaded: Story = {
  name: '問診票を読み込めなくても、急を要する症状をたずねる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(questions.fails(500), shortBooking.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    await userEvent.click(await screen.findByRole('button', { name: 'どれもないので予約する' }));
    await expectBooked();
  },
};
