import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SupplyCounter } from '../../../src/components/records/SupplyCounter/SupplyCounter';
import { tabThrough } from '../../support/keyboard';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const soon = { endsOn: '2026-07-08', days: 30, daysLeft: 5, phase: 'soon' } as const;

const meta = {
  id: 'components-supply-counter',
  title: '部品/記録/お薬の残り',
  component: SupplyCounter,
  decorators: [withGutter, withRouter],
  args: {
    supply: { endsOn: '2026-12-20', days: 30, daysLeft: 21, phase: 'enough' },
    bookTo: '/reserve/hypertension/1',
  },
} satisfies Meta<typeof SupplyCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '余裕がある',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お薬の残り' })).toHaveTextContent(
      'お薬は12月20日ごろまで（目安）あと21日分ほどです',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Soon: Story = {
  name: '7日前から',
  args: { supply: soon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '次の診療を予約する' })).toHaveAttribute(
      'href',
      '/reserve/hypertension/1',
    );
  },
};

export const LastDay: Story = { name: '今日まで', args: { supply: { ...soon, endsOn: '2026-07-03', daysLeft: 0 } } };

export const Booked: Story = {
  name: '次の予約がある',
  args: { supply: soon, bookedTo: '/mypage/reservation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('次の診療のご予約があります')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '次の診療を予約する' })).not.toBeInTheDocument();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: { supply: soon },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'お薬の残り' })).toBeVisible();
    await tabThrough(userEvent, canvas.getByRole('link', { name: '次の診療を予約する' }));
  },
};

export const Over: Story = {
  name: '目安の日を過ぎた',
  args: { supply: { endsOn: '2025-12-28', days: 30, daysLeft: -187, phase: 'over' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/目安の日を過ぎています/)).toBeVisible();
    await expect(canvas.queryByText(/日分ほど/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  ...Over,
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
