import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { QuestionnairePage } from '../../src/pages/QuestionnairePage/QuestionnairePage';
import { paper } from '../support/files';
import { onlyBooked } from '../support/fixtures/reservations';
import { questionnaire, repeatQuestion } from '../support/fixtures/questions';
import { blockQuery, repeatBlockQuery } from '../support/fixtures/timetable';
import {
  bookingGoesWell,
  bookingWithAnswers,
  questions,
  repeatBooking,
  repeatQuestions,
  slots,
} from '../support/handlers/booking';
import { reservationList } from '../support/handlers/reservations';
import { compose, enterEndsConversion } from '../support/ime';
import { inApp } from '../support/inApp';
import { tabThrough, tabTo } from '../support/keyboard';
import { answerQuestionnaire } from '../support/steps';

const meta = {
  id: 'pages-questionnaire',
  title: '画面/問診票',
  parameters: { chromatic: { modes: pageModes } },
  component: QuestionnairePage,
  args: { visit: 'initial' },
  beforeEach: ({ msw }) => msw.use(...bookingGoesWell(), reservationList.answers(onlyBooked)),
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
} satisfies Meta<typeof QuestionnairePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 3');
    await expect(canvas.getByText('必須の質問があと2問あります')).toBeVisible();
  },
};

export const EasyMode: Story = {
  name: '文字を大きくした端末では1問ずつ',
  globals: { easyMode: 'on' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 7'),
    );
    await expect(canvas.getByRole('group', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '2 / 7'),
    );
    await expect(canvas.queryByRole('group', { name: '現在、血圧の薬を飲んでいますか？' })).toBeNull();
  },
};

export const NamesWhatIsMissing: Story = {
  name: '足りない質問へ案内する',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '次へ' }));
    await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toHaveFocus();
    await expect(canvas.getAllByText('この質問にお答えください')).toHaveLength(2);
    const summary = within(canvas.getByRole('status', { name: '入力内容をご確認ください' }));
    await userEvent.click(summary.getByRole('link', { name: /^治療中、/ }));
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await expect(summary.getAllByRole('link')).toHaveLength(1);
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げだけで答える',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    const single = await canvas.findByRole('group', { name: '現在、血圧の薬を飲んでいますか？' });
    const title = canvas.getByRole('heading', { level: 1 });
    const progress = () => canvas.getByRole('progressbar', { name: '進み具合' });
    await expect(title).toHaveFocus();
    await expect(single).toHaveAccessibleDescription(/必須/);
    await tabThrough(userEvent, canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await userEvent.keyboard(' ');
    const pressure = canvas.getByRole('textbox', { name: '最近の血圧（上）' });
    await expect(pressure).toHaveAccessibleDescription('mmHg お分かりになる場合、数字でご入力ください');
    await tabThrough(userEvent, pressure);
    await userEvent.keyboard('１３０{Enter}');
    await expect(pressure).toHaveValue('130');
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toHaveFocus();
    await tabTo(userEvent, canvas.getByRole('checkbox', { name: '特になし' }));
    await userEvent.keyboard(' ');
    const next = canvas.getByRole('button', { name: '次へ' });
    await tabThrough(
      userEvent,
      canvas.getByLabelText('お薬のお名前'),
      canvas.getByRole('button', { name: '戻る' }),
      next,
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuetext', '2 / 3'));
    await waitFor(() => expect(title).toHaveFocus());
    const [year, month, day] = ['年', '月', '日'].map((part) => canvas.getByLabelText(part)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await tabThrough(userEvent, year, month, day, canvas.getByLabelText('お薬手帳の写真', { selector: 'input' }));
    await userEvent.selectOptions(year, '1961年（昭和36年）');
    await userEvent.selectOptions(month, '4月');
    await userEvent.selectOptions(day, '5日');
    await tabTo(userEvent, canvas.getByRole('button', { name: '次へ' }));
    await userEvent.keyboard('{Enter}');
    const wish = await canvas.findByRole('textbox', { name: '今回ご相談されたいこと' });
    await expect(wish).toBeRequired();
    await tabThrough(userEvent, wish);
    await userEvent.keyboard('朝の血圧{Enter}が高い');
    await expect(wish).toHaveValue('朝の血圧\nが高い');
    await tabTo(userEvent, canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '入力内容の確認' })).toHaveFocus());
    await tabThrough(userEvent, canvas.getByRole('button', { name: '現在、血圧の薬を飲んでいますか？を変更する' }));
    await tabTo(userEvent, canvas.getByRole('button', { name: '予約する' }));
    await userEvent.keyboard('{Enter}');
    const done = await screen.findByRole('dialog', { name: 'ご予約が完了しました' });
    await waitFor(() => expect(done).toContainElement(document.activeElement as HTMLElement));
  },
};

export const EnterGoesOn: Story = {
  name: '変換を決めるEnterでは進まない',
  play: async ({ canvas, userEvent }) => {
    const medicine = await canvas.findByLabelText('お薬のお名前');
    await userEvent.click(medicine);
    await compose(medicine, 'あむろ', 'アムロジピン');
    await expect(await enterEndsConversion(medicine)).toBe(true);
    await expect(medicine).toHaveFocus();
    await expect(medicine).toHaveValue('アムロジピン');
    await userEvent.keyboard('{Enter}');
    await expect(medicine).not.toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 3');
    await expect(canvas.queryByText('この質問にお答えください')).not.toBeInTheDocument();
  },
};

export const ChecksAnswers: Story = {
  name: '入力内容を確かめて直す',
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await expect(canvas.getByText('1961年（昭和36年）4月5日')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '今回ご相談されたいことを変更する' }));
    const wish = await canvas.findByLabelText('今回ご相談されたいこと');
    await expect(wish).toHaveValue('朝の血圧が高いです');
    await userEvent.clear(wish);
    await userEvent.type(wish, '薬の相談');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(await canvas.findByText('薬の相談')).toBeVisible();
    await expect(canvas.queryByText('朝の血圧が高いです')).not.toBeInTheDocument();
  },
};

export const Books: Story = {
  name: '予約が完了する',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  },
};

export const SlotTaken: Story = {
  name: '先に予約が入っていた',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answersInTurn({ message: '1' }, { message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
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
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  },
};

export const SlotTakenWhileAnswering: Story = {
  name: '答えているうちに時間が埋まった',
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'はい、飲んでいます' }));
    msw.use(slots.takenAway(1004));
    // What the phone does when the patient comes back to the app.
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
  parameters: { shows: ['BookingOutcome.duplicate'] },
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: '3' })),
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
  },
};

export const BookingFailed: Story = {
  name: '予約の送信に失敗しても回答は残る',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.failsThenAnswers(500, { message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ご予約は完了していません');
    await expect(canvas.getByText('朝の血圧が高いです')).toBeVisible();
  },
};

export const BookingFailedThenBooked: Story = {
  ...BookingFailed,
  name: '予約の送信に失敗したあと、もう一度送る',
  play: async (context) => {
    await BookingFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
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
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
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
    await userEvent.click(canvas.getByRole('button', { name: '予約する' }));
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  },
};

export const UnknownQuestionType: Story = {
  name: '知らない種類の質問は文章で答える',
  beforeEach: ({ msw }) =>
    msw.use(
      questions.answers({
        ...questionnaire,
        common_questionnaire: [
          { id: 90, content: '痛みの場所', question_type: 'body_map', required: true, choices: [] },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('痛みの場所'), '右足の親指');
    await expect(canvas.getByText('この質問には、文章でお答えください。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  beforeEach: ({ msw }) => msw.use(questions.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '読み込み失敗',
  beforeEach: ({ msw }) => msw.use(questions.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('回答が必要な質問はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'お客様情報を入力して予約する' })).toBeVisible();
  },
};

export const FailedThenRead: Story = {
  ...Failed,
  name: '読み込み失敗のあと、もう一度読み込む',
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, msw, userEvent } = context;
    msw.use(questions.answers(questionnaire));
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(await canvas.findByRole('group', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: '質問がない診療科目',
  beforeEach: ({ msw }) => msw.use(questions.answers({ common_questionnaire: [], specific_questionnaires: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('回答が必要な質問はありません')).toBeVisible();
  },
};

export const BrokenBlock: Story = {
  name: '壊れた予約枠',
  ...inApp('/reserve/diagnose/1003?subject_id=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ご予約の時間を確認できませんでした/)).toBeVisible();
  },
};

export const RepeatVisit: Story = {
  name: '再診：保険証の画像も必要',
  parameters: { shows: ['Visit.repeat'] },
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
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  },
};

export const RepeatVisitByKeyboard: Story = {
  name: '再診：キーボードと読み上げだけで答える',
  beforeEach: ({ msw }) => msw.use(repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: false })),
  ...inApp(`/reserve/rediagnose/1003?${repeatBlockQuery}`),
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('textbox', { name: '前回からの体調の変化' });
    await expect(change).toBeRequired();
    await tabThrough(userEvent, change);
    await userEvent.keyboard('変わりません');
    await tabTo(userEvent, canvas.getByRole('button', { name: '次へ' }));
    await userEvent.keyboard('{Enter}');
    const card = await canvas.findByRole('group', { name: '保険証（表面）' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(card).toHaveAccessibleDescription(/必須.*資格確認書/s);
    const picture = canvas.getByLabelText('保険証（表面）', { selector: 'input' });
    await expect(picture).toHaveAccessibleDescription(/資格確認書/);
    await tabThrough(userEvent, picture, canvas.getByRole('button', { name: '戻る' }));
    const next = canvas.getByRole('button', { name: '次へ' });
    await tabThrough(userEvent, next);
    await userEvent.keyboard('{Enter}');
    await expect(picture).toHaveFocus();
    await expect(picture).toHaveAccessibleDescription(/この質問にお答えください/);
    await expect(canvas.queryByRole('status', { name: '入力内容をご確認ください' })).not.toBeInTheDocument();
  },
};

export const RepeatVisitWithImagesOnFile: Story = {
  name: '再診：保険証は登録済み',
  beforeEach: ({ msw }) => msw.use(repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: true })),
  ...inApp(`/reserve/rediagnose/1003?${repeatBlockQuery}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '進み具合' })).toHaveAttribute(
      'aria-valuetext',
      '1 / 1',
    );
  },
};

export const ResumesDraft: Story = {
  name: '入力途中の内容を復元する',
  beforeEach: () => {
    const values = { 1: ['11'], 2: ['24'], 6: ['1961-04-05'] };
    localStorage.setItem('clinic:draft:nobody:1:initial', JSON.stringify({ savedAt: NOW, values }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '最初から入力する' }));
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).not.toBeChecked();
    await expect(canvas.queryByText('入力途中の内容を復元しました')).not.toBeInTheDocument();
    await expect(localStorage.getItem('clinic:draft:nobody:1:initial')).toBeNull();
  },
};

export const BackInNewWindow: Story = {
  ...ResumesDraft,
  name: '新しい画面で再開しても、「戻る」は前のページ',
  ...inApp(`/reserve/diagnose/1003?${blockQuery}&step=2`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuenow', '2');
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
  },
};

export const ForgetsOldDraft: Story = {
  name: '7日を過ぎた内容は復元しない',
  beforeEach: () => {
    const savedAt = NOW - 8 * 86_400_000;
    localStorage.setItem('clinic:draft:nobody:1:initial', JSON.stringify({ savedAt, values: { 1: ['11'] } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).not.toBeChecked();
    await expect(canvas.getByText('入力内容は自動で保存されています')).toBeVisible();
  },
};
