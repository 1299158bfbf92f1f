import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { HeroCard } from '../../../src/components/layout/HeroCard/HeroCard';
import { lineCount } from '../../support/lineCount';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-lead',
  title: '部品/画面の構成/先頭のカード',
  component: HeroCard,
  decorators: [withGutter, withRouter],
  args: {
    title: '11月26日（木）10:00',
    facts: '佐藤医師・高血圧治療 9:55から入れます',
    action: { label: 'ご予約を見る', to: '/mypage/reservation' },
  },
} satisfies Meta<typeof HeroCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// §lead-first
export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: '11月26日（木）10:00' });
    await expect(lineCount(heading)).toBe(1);
    await expect(getComputedStyle(heading).fontSize).toBe('22px');
    await expect(canvas.getByRole('region', { name: '11月26日（木）10:00' })).toHaveTextContent('9:55から入れます');
    await expect(canvas.getByRole('link', { name: 'ご予約を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};

export const Attention: Story = {
  name: 'お支払いの期限と金額',
  parameters: { chromatic: { modes: forcedColours } },
  args: {
    tone: 'attention',
    title: '12月4日（金）までに2,755円',
    facts: '11月20日（金）高血圧・脂質の治療',
    action: { label: 'お支払いへ進む', to: '/mypage/payment' },
  },
  play: async ({ canvas }) => {
    await expect(lineCount(canvas.getByRole('heading', { name: '12月4日（金）までに2,755円' }))).toBe(1);
  },
};

export const Done: Story = {
  name: '完了した操作',
  args: { tone: 'done', title: 'お支払いが完了しました', facts: 'お薬は2〜3日で届きます', action: undefined },
};

// §lead-first
export const FourteenCharacters: Story = {
  name: '14文字の見出しは1行に収まる',
  args: {
    title: 'ご予約の状況を表示できません',
    facts: '10月2日ごろまで（目安）',
    action: { label: '予約する', to: '/' },
  },
  play: async ({ args, canvas }) => {
    await expect(args.title).toHaveLength(14);
    await expect(lineCount(canvas.getByRole('heading', { name: args.title }))).toBe(1);
  },
};

export const LargeText: Story = {
  name: '文字200%では、1行に12文字が入る',
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const { clientWidth } = canvas.getByRole('region');
      const { paddingInline } = getComputedStyle(canvas.getByRole('region'));
      // At 200 %, a 14 px character is 28 px wide.
      const characters = Math.floor((clientWidth - 2 * Number.parseFloat(paddingInline)) / 28);
      void expect(characters).toBeGreaterThanOrEqual(12);
    });
  },
};
