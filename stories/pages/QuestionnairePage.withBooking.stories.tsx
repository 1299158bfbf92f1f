import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paper } from '../support/pictureFiles';
import { none } from '../support/fixtures/reservationFixtures';
import { bookingWithAnswers } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
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

export const AsksAboutDoubtfulNumber: Story = {
  name: 'ありそうにない数は、確認のページでもたずねる',
  play: async ({ canvas, userEvent }) => {
    const asked = 'ご確認ください：最近の血圧（上） 1480mmHg';
    await userEvent.type(await canvas.findByRole('textbox', { name: '最近の血圧（上）' }), '1480');
    await expect(canvas.queryByText(asked)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(asked)).toBeVisible();
    await answerQuestionnaire(canvas, userEvent);
    await expect(canvas.getByText(asked)).toBeVisible();
    await expect(canvas.getByText('1480mmHg')).toBeVisible();
    await expect(canvas.getByRole('button', book)).toBeEnabled();
  },
};

export const SlotTaken: Story = {
  name: '先に予約が入っていた',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: '1' })),
  play: async (context) => {
    await answersAndBooks(context);
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
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
