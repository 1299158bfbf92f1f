import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { oneOfEach, questionnaire } from '../support/fixtures/questionFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { questions } from '../support/handlers/bookingHandlers';
import { inApp } from '../support/inApp';
import { startOver } from '../support/bookingSteps';
import base from './QuestionnairePage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-questionnaire', title: '画面/問診票', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const DRAFT = 'clinic:draft:nobody:1:initial';
/** Answers to all but the last page, of which the patient has left those with the given questions. */
const keepDraft = (...seen: string[]) => {
  const values = { 1: ['11'], 2: ['24'], 6: ['1961-04-05'] };
  localStorage.setItem(DRAFT, JSON.stringify({ savedAt: NOW, values, seen }));
};
/** The second page asks only for a picture, which is optional. */
const withOptionalPage = questionnaire.common_questionnaire.filter((question) => question !== oneOfEach['date']);

export const ResumesDraft: Story = {
  name: '入力途中の内容を復元する',
  beforeEach: () => {
    keepDraft('1', '3', '2', '4', '6', '7');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    await expect(title).toHaveFocus();
    await startOver(canvas, userEvent);
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).not.toBeChecked();
    await expect(canvas.queryByText('入力途中の内容を復元しました')).not.toBeInTheDocument();
    await expect(localStorage.getItem(DRAFT)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    // Back on the page where the draft was resumed.
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    await expect(canvas.getByText('入力途中の内容を復元しました')).toBeVisible();
  },
};

export const AtUnseenPage: Story = {
  name: 'まだ見ていない任意の質問のページから続け、「戻る」はその前のページを通る',
  beforeEach: ({ msw }) => {
    msw.use(questions.answers({ ...questionnaire, common_questionnaire: withOptionalPage }));
    keepDraft('1', '3', '2', '4');
  },
  play: async ({ canvas, userEvent }) => {
    const page = () => canvas.findByRole('progressbar', { name: '進み具合' });
    await expect(await page()).toHaveAttribute('aria-valuetext', '2 / 3');
    await expect(canvas.getByText('入力途中の内容を復元しました')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    const { seen } = JSON.parse(localStorage.getItem(DRAFT) ?? '') as { seen: string[] };
    await expect(seen).toEqual(['1', '3', '2', '4', '7']);
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(await canvas.findByLabelText('お薬手帳の写真', { selector: 'input' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
  },
};

export const StartsOverWithoutPagesBehind: Story = {
  ...ResumesDraft,
  name: '最初から入力したあとの「戻る」は、予約内容の確認',
  ...inApp(`/reserve/confirm/1?${blockQuery}`, `/reserve/diagnose/1003?${blockQuery}`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
    await startOver(canvas, userEvent);
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '戻る' }));
    await expect(await canvas.findByRole('button', { name: /^同意して/ })).toBeVisible();
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
    localStorage.setItem(DRAFT, JSON.stringify({ savedAt, values: { 1: ['11'] } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'はい、飲んでいます' })).not.toBeChecked();
    await expect(canvas.getByText('入力内容は自動で保存されています')).toBeVisible();
  },
};
