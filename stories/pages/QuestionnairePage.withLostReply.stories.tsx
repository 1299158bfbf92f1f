import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { WireQuestion } from '../../src/api/contract';
import { oneOfEach } from '../support/fixtures/questionFixtures';
import { none, onlyBooked } from '../support/fixtures/reservationFixtures';
import { bookingWithAnswers, questions, slots } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { hurryChecks } from '../support/hurryChecks';
import { agree, answerQuestionnaire, isBooked, isBookedBefore, type PlayContext } from '../support/bookingSteps';
import base from './QuestionnairePage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-questionnaire', title: '画面/問診票', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const dateQuestion = oneOfEach['date'] as WireQuestion;
const book = { name: '予約する' };

async function answersAndBooks({ canvas, userEvent }: PlayContext): Promise<void> {
  await answerQuestionnaire(canvas, userEvent);
  await userEvent.click(canvas.getByRole('button', book));
}

export const LedToConsents: Story = {
  name: '同意していなければ、先に同意の画面へ',
  beforeEach: () => sessionStorage.clear(),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('同意の確認が必要です')).toBeVisible();
    await agree(context);
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).toBeVisible();
  },
};

export const ConsentRefused: Story = {
  name: 'クリニックに同意が届いていなければ、もう一度同意の画面へ。回答は残る',
  beforeEach: ({ msw }) =>
    msw.use(bookingWithAnswers.fails(422, { error: { code: 'consent', message: '同意の確認が必要です。' } })),
  play: async (context) => {
    await answersAndBooks(context);
    const { canvas } = context;
    await expect(await canvas.findByText('同意の確認が必要です')).toBeVisible();
    await expect(canvas.getByText('あと4つチェックが必要です')).toBeVisible();
    await agree(context);
    await expect(await canvas.findByText('朝の血圧が高いです')).toBeVisible();
  },
};

export const UnderAge: Story = {
  name: '18歳未満の方は、送る前に生年月日のところで知る',
  beforeEach: ({ msw }) =>
    msw.use(
      questions.answers({
        common_questionnaire: [{ ...dateQuestion, format: 'birthday' }],
        specific_questionnaires: [],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('年'), '2008年（平成20年）');
    await userEvent.selectOptions(canvas.getByLabelText('月'), '12月');
    await userEvent.selectOptions(canvas.getByLabelText('日'), '5日');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    const told = await canvas.findAllByText(/^18歳以上の方がご利用いただけます。18歳未満の方は、お近くの医療機関へ/);
    await expect(told[0]).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '入力内容の確認' })).not.toBeInTheDocument();
  },
};

export const BookingUnheard: Story = {
  name: '予約の返事が届かなくても、予約できていれば完了と伝える',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.loses(), reservationList.answers(onlyBooked)),
  play: async (context) => {
    await answersAndBooks(context);
    await isBooked();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const BookingChecked: Story = {
  name: '予約の結果を確認している',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.fails(503), reservationList.answers(none)),
  play: async (context) => {
    await answersAndBooks(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: '結果を確認しています' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText(/できたかどうかを、クリニックに確かめています/)).toBeVisible();
    await expect(canvas.queryByText(/されていません|完了していません/)).not.toBeInTheDocument();
  },
};

export const BookingFailed: Story = {
  name: '確かめたうえで、まだ予約されていないと伝える。回答は残る',
  beforeEach: ({ msw }) => {
    msw.use(bookingWithAnswers.failsThenAnswers(500, { message: 'ok' }), reservationList.answers(none));
    return hurryChecks();
  },
  play: async (context) => {
    await answersAndBooks(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'まだ予約されていません。もう一度お試しください。',
    );
    await expect(canvas.getByText('朝の血圧が高いです')).toBeVisible();
  },
};

export const BookingFailedThenBooked: Story = {
  ...BookingFailed,
  name: '予約されていなければ、もう一度送る',
  play: async (context) => {
    await BookingFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', book));
    await isBooked();
  },
};

export const BookingUnknown: Story = {
  name: '確かめられなければ、わからないと伝え、予約履歴へ案内する',
  beforeEach: ({ msw }) => {
    msw.use(bookingWithAnswers.loses(), reservationList.fails(400));
    return hurryChecks();
  },
  play: async (context) => {
    await answersAndBooks(context);
    const { canvas } = context;
    await expect(await canvas.findByText('予約できたかどうか、確認できませんでした')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};

export const BookedElsewhere: Story = {
  name: '別の端末で、同じ時間をもう予約していた',
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
    msw.use(slots.takenAway(1003, 1004, 1005), reservationList.answers(onlyBooked));
    document.dispatchEvent(new Event('visibilitychange'));
    await isBookedBefore();
    await expect(screen.queryByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).not.toBeInTheDocument();
  },
};

export const BookedElsewhereAtSubmit: Story = {
  name: '別の端末で、ほかの答えでもう予約していた',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: '3' }), reservationList.answers(onlyBooked)),
  play: async (context) => {
    await answersAndBooks(context);
    await isBookedBefore();
    await expect(screen.getByText(/^先に送られた内容でお受けしています。/)).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: /^ご予約が重複しています。/ })).not.toBeInTheDocument();
  },
};
