import type { StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, waitFor } from 'storybook/test';
import { cancelled } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import base, { Failed } from './HomePage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-home', title: '画面/ホーム', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadAgain: Story = {
  name: 'もう一度読み込むと、つぎにすることがわかる',
  beforeEach: Failed.beforeEach,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    // What stood below it stays.
    await expect(canvas.getByRole('link', { name: '高血圧' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: '7月17日（金）までに1,885円' })).toBeVisible();
  },
};

export const ReadLater: Story = {
  name: '前に読み込んだ「何もない」は、読み直せなければ言わない',
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('region', { name: '診療を予約できます' });
    msw.use(reservationList.loses());
    await waitFor(() => {
      // Focus triggers a new request, but not within 2 s of the previous focus (`focusThrottleInterval`).
      MockDate.set(Date.now() + 3000);
      window.dispatchEvent(new Event('focus'));
      return expect(canvas.getByRole('region', { name: 'ご予約を確認できませんでした' })).toBeVisible();
    });
    await expect(canvas.getByText('インターネットに接続できません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '高血圧' })).toBeVisible();
  },
};

export const Malformed: Story = {
  name: '返事を読めなくても、電波のせいにしない',
  beforeEach: ({ msw }) => msw.use(reservationList.answers('こんにちは')),
  play: async ({ canvas }) => {
    const unread = await canvas.findByRole('region', { name: 'ご予約を確認できませんでした' });
    await expect(unread).toHaveTextContent('データを正しく読み込めませんでした');
    await expect(canvas.queryByText(/電波|インターネット/)).not.toBeInTheDocument();
  },
};

export const OneUnreadable: Story = {
  name: '予約を1件読めなければ、「何もない」とは言わない',
  beforeEach: ({ msw }) => msw.use(reservationList.answers([{ id: 'x' }, cancelled])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'ご予約を確認できませんでした' })).toBeVisible();
    await expect(canvas.getByText('1件を表示できません')).toBeVisible();
    await expect(canvas.queryByText('診療を予約できます')).not.toBeInTheDocument();
  },
};
