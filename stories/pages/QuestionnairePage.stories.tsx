import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import type { WireQuestion } from '../../src/api/contract';
import { QuestionnairePage } from '../../src/pages/QuestionnairePage/QuestionnairePage';
import { agree, answerQuestionnaire, expectBooked, startOver, storeConsents } from '../support/bookingSteps';
import type { PlayContext } from '../support/bookingSteps';
import { oneOfEach, questionnaire, repeatQuestion } from '../support/fixtures/questionFixtures';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery, repeatBlockQuery } from '../support/fixtures/timetableFixtures';
import {
  callsAroundBooking,
  bookingWithAnswers,
  questions,
  repeatQuestions,
  slots,
} from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, inAppWithout } from '../support/inApp';
import { tabThrough, tabTo } from '../support/keyboard';
import { receivesTapAfter } from '../support/newScreen';
import { pageStates } from '../support/pageStates';
import { cardPicture } from '../support/pictureFiles';
import { storeDraft } from '../support/withPatient';

const meta = {
  id: 'pages-questionnaire',
  title: '画面/問診票',
  component: QuestionnairePage,
  args: { kind: 'initial' },
  beforeEach: [storeConsents, ({ msw }) => msw.use(...callsAroundBooking(), reservationList.answers(onlyBooked))],
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
} satisfies Meta<typeof QuestionnairePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 3');
    await expect(canvas.getByText('必須の質問があと2問あります')).toBeVisible();
    await expect(canvas.getByText('あと2ページ')).toBeVisible();
  },
};

// §question-alone-when-large
export const EasyMode: Story = {
  name: '文字を大きくした端末では、質問を1問ずつ示す',
  globals: { easyMode: 'on' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 7'),
    );
    await expect(canvas.getByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '2 / 7'),
    );
    await expect(canvas.queryByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' })).toBeNull();
  },
};

// §blocked-says-why, §error-summary, §answer-required
export const NamesWhatIsMissing: Story = {
  name: '必須の質問に答えずに進もうとすると、その質問へ案内する',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('switch', { name: '文字を大きく' })).toBeInTheDocument();
    const firstRadio = canvas.getByRole('radio', { name: 'はい、飲んでいます' });
    if (innerWidth === 375) await expect(firstRadio.getBoundingClientRect().top).toBeLessThan(320);
    await userEvent.click(await canvas.findByRole('button', { name: '次へ' }));
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('この質問にお答えください')).toHaveLength(2);
    const summary = within(canvas.getByRole('alert', { name: '入力内容をご確認ください' }));
    await userEvent.click(summary.getByRole('link', { name: /^治療中、/ }));
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await expect(summary.getAllByRole('link')).toHaveLength(1);
  },
};

// §answers-reviewed
export const ChecksAnswers: Story = {
  name: '入力内容の確認',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await expect(canvas.getByText('1961年（昭和36年）4月5日')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /を変更する$/ })).toHaveLength(3);
  },
};

const changeWish = { name: '今回ご相談されたいことを変更する' };
const keepButton = { name: 'この内容にする' };
/** Ignores the text field, because React may still show the field with the saved answer for a moment. */
const OUTSIDE_FIELDS = { ignore: 'textarea' };

// §answers-reviewed
export const CorrectsInPlace: Story = {
  name: '入力内容の確認の画面で、答えを直す',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await ChecksAnswers.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', changeWish));
    const wish = await canvas.findByLabelText('今回ご相談されたいこと');
    await expect(wish).toHaveFocus();
    await expect(wish).toHaveValue('朝の血圧が高いです');
    await userEvent.clear(wish);
    // Normalization must not turn 10⁶ into 106 (§input-forgiving).
    await userEvent.type(wish, '薬①10mgを2½錠、10⁶');
    await expect(canvas.queryByRole('button', bookButton)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /を変更する$/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', keepButton));
    await expect(await canvas.findByText('薬①10mgを2½錠、10⁶', OUTSIDE_FIELDS)).toBeVisible();
    await expect(canvas.queryByText('朝の血圧が高いです')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', changeWish)).toHaveFocus();
    await expect(localStorage.getItem(DRAFT_KEY)).toContain('薬①');
    await expect(canvas.getByRole('button', bookButton)).toBeVisible();
  },
};

// §answers-reviewed
export const BackClosesGroup: Story = {
  ...CorrectsInPlace,
  name: '答えを直しているときに「戻る」を押すと、入力欄が閉じる',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await ChecksAnswers.play?.(context);
    const { canvas, userEvent } = context;
    const changeMedicine = { name: '現在、血圧の薬を飲んでいますか？ほか3つを変更する' };
    await userEvent.click(canvas.getByRole('button', changeMedicine));
    await userEvent.click(await canvas.findByRole('radio', { name: 'いいえ' }));
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await waitFor(() => expect(canvas.getByRole('button', changeMedicine)).toHaveFocus());
    await expect(canvas.getByText('いいえ')).toBeVisible();
  },
};

// §answers-reviewed
export const BackLeavesGroupIncomplete: Story = {
  ...CorrectsInPlace,
  name: '必須の答えを消して「戻る」を押すと、質問のページを示す',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await ChecksAnswers.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', changeWish));
    await userEvent.clear(await canvas.findByLabelText('今回ご相談されたいこと'));
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    const next = await canvas.findByRole('button', { name: '入力内容を確認する' });
    await userEvent.type(canvas.getByLabelText('今回ご相談されたいこと'), '夜の血圧');
    await userEvent.click(next);
    await expect(await canvas.findByText('夜の血圧', OUTSIDE_FIELDS)).toBeVisible();
    await expect(canvas.getByRole('button', bookButton)).toBeVisible();
  },
};

// §answers-reviewed, §error-summary
export const GroupIncomplete: Story = {
  name: '必須の答えがないと「この内容にする」で確定できない',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await ChecksAnswers.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^現在、血圧の薬を/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: '特になし' }));
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', keepButton));
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^治療中、/ }));
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toHaveFocus();
    await expect(canvas.getByText('この質問にお答えください')).toBeVisible();
    await expect(canvas.getByRole('button', keepButton)).toHaveAttribute('aria-disabled', 'true');
  },
};

const states = pageStates({
  list: questions,
  answer: questions.answers(questionnaire),
  content: (canvas) => canvas.queryByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' }),
  failure: '問診票を読み込めませんでした',
});

export const Loading: Story = { name: '読み込み中', ...states.loading };

// §questions-failed-said
export const Failed: Story = {
  name: '問診票を読み込めない',
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    await expect(context.canvas.getByRole('link', { name: 'お客様情報を入力して予約する' })).toBeVisible();
  },
};

// §customer-form-way
export const Empty: Story = {
  name: '質問がない診療科目',
  ...states.empty(
    questions.answers({ common_questionnaire: [], specific_questionnaires: [] }),
    '回答が必要な質問はありません',
  ),
};

export const RepeatVisitWithImagesOnFile: Story = {
  name: '保険証が登録済みの、再診の問診票',
  beforeEach: ({ msw }) => msw.use(repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: true })),
  ...inApp(`/reserve/rediagnose/1003?${repeatBlockQuery}`),
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: '進み具合' });
    await expect(progress).toHaveAttribute('aria-valuetext', '1 / 1');
    await expect(canvas.queryByText('中止になったご予約でのお答えを入れました')).not.toBeInTheDocument();
  },
};

export const RepeatVisitWithoutQuestions: Story = {
  ...RepeatVisitWithImagesOnFile,
  name: '再診の問診票に質問がなければ、すぐに予約できる',
  beforeEach: ({ msw }) => msw.use(repeatQuestions.answers({ questions: [], has_reservation: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '予約する' })).toBeEnabled();
    await expect(canvas.getByText(/^今回は、お答えいただく質問はありません。/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'ご予約の確認' })).toBeVisible();
  },
};

const bookButton = { name: '予約する' };

async function answerAndBook({ canvas, userEvent }: PlayContext): Promise<void> {
  await answerQuestionnaire(canvas, userEvent);
  await userEvent.click(canvas.getByRole('button', bookButton));
}

export const CancelledElsewhere: Story = {
  name: '送信した予約が別の端末で取り消されていたら、そう伝える',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.cancelledElsewhere('この予約はすでに取り消されています。')),
  play: async (context) => {
    await answerAndBook(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('ご予約は完了していません');
    await expect(alert).toHaveTextContent('この予約はすでに取り消されています。');
    await expect(context.canvas.getByText('朝の血圧が高いです')).toBeVisible();
  },
};

export const AnswerRefused: Story = {
  name: 'クリニックが回答を受け付けなくても、回答は残る',
  beforeEach: ({ msw }) =>
    msw.use(
      bookingWithAnswers.failsThenAnswers(
        422,
        { message: 'ok' },
        {
          error: {
            code: 'refused',
            message: '「お薬手帳の写真」を開けませんでした。「変更する」から選び直してください。',
          },
        },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '生年月日ほか1つを変更する' }));
    const picture = await canvas.findByLabelText('お薬手帳の写真', { selector: 'input' });
    await userEvent.upload(picture, cardPicture('okusuri.png'));
    await expect(await canvas.findByText('okusuri.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', keepButton));
    await userEvent.click(await canvas.findByRole('button', bookButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '「お薬手帳の写真」を開けませんでした。「変更する」から選び直してください。',
    );
    await expect(canvas.getByText('ファイルあり（okusuri.jpg）')).toBeVisible();
    await expect(canvas.getByText('朝の血圧が高いです')).toBeVisible();
  },
};

export const AnswerRefusedThenBooked: Story = {
  ...AnswerRefused,
  name: '受け付けられなかった回答を、もう一度送って予約する',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await AnswerRefused.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', bookButton));
    await expectBooked();
  },
};

const DRAFT_KEY = 'clinic:draft:nobody:1:initial';
const storeAnswers = () => storeDraft('1:initial', { 1: ['11'], 2: ['24'], 6: ['1961-04-05'] });

// §resume-at-open
export const ResumesDraft: Story = {
  name: '入力途中の内容を復元する',
  tags: ['!review', 'regression'],
  beforeEach: storeAnswers,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    await expect(title).toHaveFocus();
    await startOver(canvas, userEvent);
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).not.toBeChecked();
    await expect(canvas.queryByText('入力途中の内容を復元しました')).not.toBeInTheDocument();
    await expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  },
};

// §resume-at-open
export const BackFromResumedPage: Story = {
  ...ResumesDraft,
  name: '入力を再開したページで「戻る」を押すと、1つ前のページへ移る',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(await canvas.findByLabelText('お薬手帳の写真', { selector: 'input' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
  },
};

export const StartsOverWithoutPagesBehind: Story = {
  ...ResumesDraft,
  name: '最初から入力し直すと、「戻る」で予約内容の確認へ移る',
  tags: ['!review', 'regression'],
  ...inApp(`/reserve/confirm/1?${blockQuery}`, `/reserve/diagnose/1003?${blockQuery}`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    await startOver(canvas, userEvent);
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(await canvas.findByRole('button', { name: /^同意して/ })).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げだけで答える',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    const firstQuestion = await canvas.findByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' });
    const title = canvas.getByRole('heading', { level: 1 });
    const progress = () => canvas.getByRole('progressbar', { name: '進み具合' });
    await expect(title).toHaveFocus();
    await expect(firstQuestion).toHaveAccessibleDescription(/必須/);
    const easyModeSwitch = canvas.getByRole('switch', { name: '文字を大きく' });
    await tabThrough(userEvent, easyModeSwitch, canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
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
    await tabThrough(userEvent, canvas.getByRole('button', { name: /^現在、血圧の薬を飲んでいますか？ほか/ }));
    await tabTo(userEvent, canvas.getByRole('button', { name: '予約する' }));
    await userEvent.keyboard('{Enter}');
    const doneDialog = await screen.findByRole('dialog', { name: 'ご予約が完了しました' });
    await waitFor(() => expect(doneDialog).toContainElement(document.activeElement as HTMLElement));
  },
};

const dateQuestion = oneOfEach['date'] as WireQuestion;

// §consent-all-four
export const LedToConsents: Story = {
  name: '同意せずに問診票を開くと、同意の画面へ移る',
  tags: ['!review', 'regression'],
  beforeEach: () => sessionStorage.clear(),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('同意の確認が必要です')).toBeVisible();
    await expect(canvas.queryByText(/入力した内容は残っています/)).not.toBeInTheDocument();
    await agree(context);
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).toBeVisible();
  },
};

export const ConsentRefused: Story = {
  name: 'クリニックが同意を確認できなければ、同意の画面へ戻る',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) =>
    msw.use(bookingWithAnswers.fails(422, { error: { code: 'consent', message: '同意の確認が必要です。' } })),
  play: async (context) => {
    await answerAndBook(context);
    const { canvas } = context;
    await expect(await canvas.findByText('同意の確認が必要です')).toBeVisible();
    await expect(canvas.getByText(/入力した内容は残っています。$/)).toBeVisible();
    await expect(canvas.getByText('あと4つチェックが必要です')).toBeVisible();
    await agree(context);
    await expect(await canvas.findByText('朝の血圧が高いです')).toBeVisible();
  },
};

export const UnderAge: Story = {
  name: '18歳未満の人には、利用できないことを送信の前に伝える',
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
    const notices = await canvas.findAllByText(/^18歳以上の方がご利用いただけます。18歳未満の方は、お近くの医療機関へ/);
    await expect(notices[0]).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '入力内容の確認' })).not.toBeInTheDocument();
  },
};

// §new-screen-waits
export const CheckWaitsToBeSeen: Story = {
  name: '入力内容の確認の画面が出ると、ボタンは0.4秒後に押せる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await expect(receivesTapAfter(await canvas.findByRole('button', { name: '次へ' }), 0)).toBe(true);
    await answerQuestionnaire(canvas, userEvent);
    const button = canvas.getByRole('button', bookButton);
    await expect(receivesTapAfter(button, 399)).toBe(false);
    await expect(receivesTapAfter(button, 402)).toBe(true);
  },
};

// §unsure-looks-first
export const BookingUnknown: Story = {
  name: '予約できたかどうかわからなければ、予約履歴へ案内する',
  ...inAppWithout(['idempotency'], `/reserve/diagnose/1003?${blockQuery}`),
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.losesConnection(), reservationList.fails(400)),
  play: async (context) => {
    await answerAndBook(context);
    const { canvas } = context;
    await expect(await canvas.findByText('できたかどうか確かめられませんでした')).toBeVisible();
    await expect(canvas.getByText(/^ご予約が済んだかどうか、わかりません。/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).not.toHaveAttribute('data-variant');
    await expect(canvas.getByRole('button', bookButton)).toHaveAttribute('data-variant', 'outline');
  },
};

// §own-block-not-taken
export const BookedElsewhere: Story = {
  name: 'ご本人が別の端末で同じ枠を予約していれば、予約の完了を示す',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(slots.takenAway(1003, 1004, 1005)),
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await expectBooked();
    await expect(screen.queryByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).not.toBeInTheDocument();
  },
};
