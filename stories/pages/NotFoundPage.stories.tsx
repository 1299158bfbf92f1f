import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { NotFoundPage } from '../../src/pages/NotFoundPage/NotFoundPage';
import { noReservations } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'pages-not-found',
  title: '画面/ページが見つかりません',
  component: NotFoundPage,
  beforeEach: ({ msw }) => msw.use(reservationList.answers(noReservations)),
  ...inApp('/no/such/page'),
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// §screen-routes
export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '診療予約へ戻る' })).toBeVisible();
  },
};
