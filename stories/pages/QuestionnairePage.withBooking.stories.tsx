import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paper } from '../support/pictureFiles';
import { repeatQuestion } from '../support/fixtures/questionFixtures';
import { repeatBlockQuery } from '../support/fixtures/timetableFixtures';
import { none } from '../support/fixtures/reservationFixtures';
import { bookingWithAnswers, repeatBooking, repeatQuestions, slots } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { answerQuestionnaire, isBooked, type PlayContext } from '../support/bookingSteps';
import base from './QuestionnairePage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-questionnaire', title: '画面/問診票', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const book = { name: '予約する' };

async function answersAndBooks({ canvas, userEvent }: PlayContext): Promise<void> {
  await answerQuestionnaire(canvas, userEvent);
  await userEvent.click(canvas.getByRole('button', book));
}

export const Books: Story = {
  name: '予約が完了する',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: 'ok' })),
  play: async (context) => {
    await answersAndBooks(context);
    await isBooked();
  },
};

export const SlotTaken: Story = {
  name: '先に予約が入っていた',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answersInTurn({ message: '1' }, { message: 'ok' })),
  play: async (context) => {
    await answersAndBooks(context);
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
  },
};

export const SlotTakenThenAnother: Story = {
  ...SlotTaken,
  name: '先に予約が入っていたので、別の時間で予約する',
  play: async (context) => {
    await SlotTaken.play?.(context);
    const { userEvent } = context;
    await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:00〜10:15 佐藤医師' }));
    await isBooked();
  },
};

export const SlotTakenWhileAnswering: Story = {
  name: '答えているうちに時間が埋まった',
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
    msw.use(slots.takenAway(1004), reservationList.answers(none));
    // The phone fires this event when the patient returns to the app.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '7月3日 10:25〜10:40 佐藤医師' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await canvas.findByText(/7月3日（金）10:25〜/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
  },
};

export const Duplicate: Story = {
  name: '重複している',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: '3' }), reservationList.answers(none)),
  play: async (context) => {
    await answersAndBooks(context);
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
  },
};

export const CancelledElsewhere: Story = {
  name: '予約できていたが、別の端末で取り消していた',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.cancelledElsewhere('この予約はすでに取り消されています。')),
  play: async (context) => {
    await answersAndBooks(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('ご予約は完了していません');
    await expect(alert).toHaveTextContent('この予約はすでに取り消されています。');
    await expect(context.canvas.getByText('朝の血圧が高いです')).toBeVisible();
  },
};

export const CancelledElsewhereThenBooked: Story = {
  ...CancelledElsewhere,
  name: '別の端末で取り消したあと、あらためて予約する',
  play: async (context) => {
    await CancelledElsewhere.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', book));
    await isBooked();
  },
};

const refused = (status: number, message: string): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(bookingWithAnswers.failsThenAnswers(status, { message: 'ok' }, { error: { code: 'refused', message } })),
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'お薬手帳の写真を変更する' }));
    const picture = await canvas.findByLabelText('お薬手帳の写真', { selector: 'input' });
    await userEvent.upload(picture, paper('okusuri.png'));
    await expect(await canvas.findByText('okusuri.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', book));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    await expect(canvas.getByText('ファイルあり（okusuri.jpg）')).toBeVisible();
    await expect(canvas.getByText('朝の血圧が高いです')).toBeVisible();
  },
});

export const PictureTooLarge: Story = {
  name: '写真が大きすぎると言われても回答は残る',
  ...refused(413, 'ファイルは1つ10MBまでです。'),
};

export const PictureRefused: Story = {
  name: '写真の種類を断られても回答は残る',
  ...refused(415, '写真またはPDFをお送りください。'),
};

export const AnswerRefused: Story = {
  name: '回答を断られても回答は残る',
  ...refused(422, '「身長」を入力してください。'),
};

export const AnswerRefusedThenBooked: Story = {
  ...AnswerRefused,
  name: '回答を断られたあと、もう一度送る',
  play: async (context) => {
    await AnswerRefused.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', book));
    await isBooked();
  },
};

export const RepeatVisit: Story = {
  name: '再診：保険証の画像も必要',
  beforeEach: ({ msw }) =>
    msw.use(
      repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: false }),
      repeatBooking.answers({ message: 'ok' }),
    ),
  ...inApp(`/reserve/rediagnose/1003?${repeatBlockQuery}`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '問診票（再診）' })).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('前回からの体調の変化'), 'とくに変わりません');
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    for (const name of ['保険証（表面）', '保険証（裏面）']) {
      await expect(await canvas.findByText('必須の質問があと1問あります')).toBeVisible();
      await userEvent.upload(canvas.getByLabelText(name, { selector: 'input' }), paper('hokensho.png'));
      await expect(await canvas.findByText('hokensho.jpg')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: /^(次へ|入力内容を確認する)$/ }));
    }
    await userEvent.click(await canvas.findByRole('button', book));
    await isBooked();
  },
};
