import { Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineMessage } from './LineMessage';
import { DUE_SOON_DAYS } from '../../../src/domain/clinic/terms';
import { WAITING_STARTS_MINUTES } from '../../../src/domain/visit/times';
import { MESSAGE_KINDS, type MessageKind } from '../../../server/messages/kinds';
import { JaText } from '../../../src/components/layout/JaText/JaText';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-line-message',
  title: 'ことば/LINEに届くお知らせ',
  component: LineMessage,
  decorators: [withGutter],
  args: { kind: 'booked' },
} satisfies Meta<typeof LineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '予約ができたとき',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '【さくらオンラインクリニック】ご予約の日時' })).toBeVisible();
    await expect(canvas.getByText('10:15〜')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'ご予約を見る' })).toBeVisible();
  },
};

const SENT_WHEN: Record<MessageKind, string> = {
  booked: '予約ができたとき',
  moved: '日時が変わったとき',
  closed: '休診になったとき',
  restored: '休診を取り消したとき',
  dayBefore: '前日の18時',
  soon: `診察の${WAITING_STARTS_MINUTES}分前`,
  bill: '会計が決まったとき',
  corrected: '会計を直したとき',
  dueSoon: `お支払い期限の${DUE_SOON_DAYS}日前`,
  overdue: 'お支払い期限の翌日',
  paid: '入金を確かめたとき',
  sent: 'お薬を発送したとき',
  cancelled: '患者さまがキャンセルしたとき',
  calledOff: 'クリニックがキャンセルしたとき',
  missed: '受診を確認できなかったとき',
};

export const All: Story = {
  name: 'LINEに届くすべてのお知らせ',
  render: () => (
    <Stack gap="lg">
      {MESSAGE_KINDS.map((kind) => (
        <section key={kind} aria-label={SENT_WHEN[kind]}>
          <Text fw={700} mb="xs">
            <JaText>{SENT_WHEN[kind]}</JaText>
          </Text>
          <LineMessage kind={kind} />
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(MESSAGE_KINDS.length);
    await expect(canvas.getByRole('article', { name: /明日は診察の日です/ })).toBeVisible();
  },
};
