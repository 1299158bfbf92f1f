import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { countCallsInFlight } from '../../.storybook/calls';
import { CONSENT_VERSION, consentsOf } from '../../src/copy/confirm';
import { ConfirmPage } from '../../src/pages/ConfirmPage/ConfirmPage';
import { agree, agreeAndBook, expectBooked, tickAllConsents } from '../support/bookingSteps';
import { urgentQuestionnaire } from '../support/fixtures/questionFixtures';
import { noReservations, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery, laterBlockQuery } from '../support/fixtures/timetableFixtures';
import {
  bookingFlag,
  callsAroundBooking,
  doctorShown,
  questions,
  shortBooking,
  slots,
} from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, settings } from '../support/inApp';
import { tabThrough, tabTo } from '../support/keyboard';

const meta = {
  id: 'pages-confirm',
  title: '画面/予約内容の確認',
  component: ConfirmPage,
  args: { termsUrl: null, costs: settings.costs },
  beforeEach: ({ msw }) => msw.use(...callsAroundBooking(), reservationList.answers(noReservations)),
  ...inApp(`/reserve/confirm/1?${blockQuery}`),
} satisfies Meta<typeof ConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// §notes-before-booking, §choice-in-sight
export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7月3日（金）10:15〜（15分）')).toBeVisible();
    await expect(await canvas.findByText('佐藤医師')).toBeVisible();
    await expect(canvas.getByText('循環器専門医。生活習慣病の診療に20年携わっています。')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await expect(canvas.getByText('あと4つチェックが必要です')).toBeVisible();
  },
};

// §costs-before-booking
export const TellsCosts: Story = {
  name: '利用規約で、キャンセル料の説明を読む',
  play: async ({ canvas, userEvent }) => {
    const guide = await canvas.findByRole('button', { name: /^費用のめやす/ });
    await expect(guide).toHaveTextContent('初診の合計 2,105円〜2,335円');
    const [firstConsent] = canvas.getAllByRole('checkbox') as [HTMLElement];
    const dockedButton = canvas.getByRole('button', { name: '同意して進む' });
    const [consent, dock] = [firstConsent, dockedButton].map((element) => element.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    await expect(consent.bottom).toBeLessThan(dock.top);
    await expect(
      canvas.getByRole('checkbox', { name: /同意します（当日・無断のキャンセル料：1,100円）$/ }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '利用規約を読む' }));
    const terms = within(await screen.findByRole('dialog', { name: '利用規約' }));
    await expect(terms.getByText(/^1,100円（当日・無断のとき。お支払いの方法は、/)).toBeInTheDocument();
    await expect(terms.getByText(/取り消せます。無断キャンセルおよび当日の/)).toBeInTheDocument();
    await expect(terms.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
  },
};

// §consent-all-four, §blocked-says-why
export const BlockedUntilAllTicked: Story = {
  name: 'すべての同意にチェックするまで進めない',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const proceedButton = await canvas.findByRole('button', { name: '同意して進む' });
    await expect(proceedButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(proceedButton);
    const [first, second] = consentsOf(settings.costs.cancelFee).map((name) => canvas.getByRole('checkbox', { name }));
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('チェックしてください');
    await userEvent.click(first as HTMLElement);
    await expect(canvas.queryByText('チェックしてください')).not.toBeInTheDocument();
    await userEvent.click(proceedButton);
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription('チェックしてください');
    await userEvent.click(first as HTMLElement);
    await tickAllConsents(canvas, userEvent);
    await expect(canvas.getByRole('button', { name: '同意して進む' })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText(/チェックが必要です/)).not.toBeInTheDocument();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げだけで、同意して進む',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const [first, ...otherConsents] = await canvas.findAllByRole('checkbox');
    await expect(canvas.getByText('あと4つチェックが必要です').closest('[role="status"]')).not.toBeNull();
    await tabTo(userEvent, first as HTMLElement);
    await userEvent.keyboard(' ');
    for (const consent of otherConsents) {
      await tabThrough(userEvent, consent);
      await userEvent.keyboard(' ');
    }
    const termsButton = canvas.getByRole('button', { name: '利用規約を読む' });
    await tabThrough(userEvent, termsButton);
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: '利用規約' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(termsButton).toHaveFocus());
    await tabThrough(userEvent, canvas.getByRole('button', { name: '同意して進む' }));
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { level: 1, name: '問診票（初診）' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

// §booking-way
export const GoesToRepeatQuestionnaire: Story = {
  name: '再診の方は、再診の問診票へ進む',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(bookingFlag.answers({ flag: 1 })),
  play: async (context) => {
    await agree(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name: '問診票（再診）' })).toBeVisible();
  },
};

export const Changing: Story = {
  name: '日時の変更の確認',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  ...inApp(`/reserve/confirm/1?${laterBlockQuery}&change=1`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7月3日（金）10:15')).toBeVisible();
    await expect(canvas.getByText('7月3日（金）10:30〜（15分）')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'この日時に変更する（7月3日 10:30〜）' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: '担当医を読み込んでいる',
  beforeEach: ({ msw }) => msw.use(doctorShown.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7月3日（金）10:15〜（15分）')).toBeVisible();
    await expect(canvas.queryByText('佐藤医師')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '担当医を読み込めない',
  beforeEach: ({ msw }) => msw.use(doctorShown.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/担当医の紹介を読み込めませんでした/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '同意して進む' })).toBeVisible();
  },
};

// §choice-checked
export const BrokenBlock: Story = {
  name: 'URLから予約枠を読み取れない',
  ...inApp('/reserve/confirm/1?id=1003&subject_id=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この時間は予約できません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '別の時間を選ぶ' })).toHaveAttribute(
      'href',
      '/reserve/hypertension/1',
    );
  },
};

// §late-as-taken
export const PastBlock: Story = {
  name: '選んだ枠の締め切りを過ぎていても、近い枠で続けられる',
  tags: ['!review', 'regression'],
  ...inApp(`/reserve/confirm/1?${blockQuery.replace('2026-07-03T10:15', '2026-07-01T10:15')}`),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await screen.findByRole('dialog', { name: /^お選びの時間は、開始の5分前を過ぎたため、予約できなくなりました。/ }),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'この時間で進む' }));
    await expect(await canvas.findByText('7月3日（金）10:00〜（15分）')).toBeVisible();
  },
};

// §consent-kept, §consent-stored, §short-booking
export const BooksAtOnce: Story = {
  name: '30日以内に問診票に答えた方は、同意するだけで予約できる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) =>
    msw.use(bookingFlag.answers({ flag: 2 }), shortBooking.takes(`${CONSENT_VERSION} cancel-fee=1100`)),
  play: async (context) => {
    await agreeAndBook(context);
    await expectBooked();
    // The next booking must ask for consent again.
    await expect(sessionStorage.getItem('clinic:consents:nobody:1003')).toBeNull();
  },
};

export const SlotTaken: Story = {
  name: '選んだ枠を、ほかの方が先に予約していた',
  beforeEach: ({ msw }) => msw.use(bookingFlag.answers({ flag: 2 }), shortBooking.answers({ message: '1' })),
  play: async (context) => {
    await agreeAndBook(context);
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
  },
};

// §outcome-dialog-way
export const SlotTakenThenPicker: Story = {
  ...SlotTaken,
  name: '選んだ枠が先に予約されていても、別の枠を選べる',
  tags: ['!review', 'regression'],
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    // Another patient books the block after the app has loaded the day, so the app must load the day again.
    await waitFor(() => expect(countCallsInFlight()).toBe(0));
    msw.use(slots.takenAway(1003, 1004, 1005));
    await SlotTaken.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '別の時間を選ぶ' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '10:30〜10:45 佐藤医師' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '10:15〜10:30 佐藤医師' })).not.toBeInTheDocument();
  },
};

// §outcome-dialog-way
export const DuplicateThenReservations: Story = {
  name: '予約が重複していれば、ダイアログから予約履歴へ進める',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(bookingFlag.answers({ flag: 4 })),
  play: async (context) => {
    await agree(context);
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(await context.canvas.findByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
  },
};

// §own-block-not-taken
export const DuplicateOfItself: Story = {
  name: 'ご本人がその枠を予約済みなら、予約の完了を表示する',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(bookingFlag.answers({ flag: 4 }), reservationList.answers(onlyBooked)),
  play: async (context) => {
    await agree(context);
    await expectBooked();
  },
};

export const Offline: Story = {
  name: '「同意して進む」を押したときに通信できない',
  beforeEach: ({ msw }) => msw.use(bookingFlag.losesConnection()),
  play: async (context) => {
    await agree(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('クリニックとつながりませんでした');
    await expect(context.canvas.getByRole('checkbox', { name: '利用規約に同意します' })).toBeChecked();
  },
};

export const Proceeding: Story = {
  name: '「同意して進む」を2度押しても、送信中の表示が変わらない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(bookingFlag.pending()),
  play: async ({ canvas, userEvent }) => {
    await tickAllConsents(canvas, userEvent);
    const proceedButton = canvas.getByRole('button', { name: '同意して進む' });
    await userEvent.dblClick(proceedButton);
    await expect(proceedButton).toHaveAttribute('aria-busy', 'true');
    await expect(proceedButton).toHaveFocus();
  },
};

// §urgent-answers
export const AsksSymptoms: Story = {
  name: '問診票を省く予約でも、急を要する症状をたずねる',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) =>
    msw.use(questions.answers(urgentQuestionnaire), bookingFlag.answers({ flag: 2 }), shortBooking.fails(422)),
  play: async (context) => {
    await agreeAndBook(context);
    const dialog = await screen.findByRole('dialog', { name: /次の症状がありますか/ });
    await expect(dialog).toHaveTextContent('ろれつが回らない');
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SymptomsThenBooks: Story = {
  ...AsksSymptoms,
  name: '119番を案内したあとも、症状がなければ予約できる',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await AsksSymptoms.play?.(context);
    const { msw, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'あてはまる症状がある' }));
    await expect(await screen.findByRole('link', { name: '119番に電話する' })).toBeVisible();
    msw.use(shortBooking.answers({ message: 'ok' }));
    await userEvent.click(screen.getByRole('button', { name: 'いまは症状がないので続ける' }));
    await expectBooked();
  },
};
