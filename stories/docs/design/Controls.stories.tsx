import { Checkbox, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { forcedColours, pageModes } from '../../../.storybook/modes';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { SHOWN, showStates } from '../../support/shownStates';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'design-controls',
  title: 'デザイン/操作するものの状態',
  tags: ['!autodocs'],
  decorators: [withGutter, withRouter],
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface StateProps {
  name: string;
  /** What a finger or a key brings. */
  shown?: 'active' | 'focus-visible';
  children: ReactNode;
}

/** One state with its name. */
function State({ name, shown, children }: StateProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (shown) place.current?.querySelector('a, button, input, select')?.setAttribute(SHOWN, shown);
  }, [shown]);
  return (
    <figure ref={place} style={{ margin: 0 }}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xxs">
        {name}
      </Text>
      {children}
    </figure>
  );
}

function Control({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} style={{ marginBlockEnd: '2rem' }}>
      <Text fw={700} mb="xs">
        {name}
      </Text>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}

const AGREE = '利用規約に同意します';
const WAY = 'クレジットカード';
const NAME = { label: 'お名前', defaultValue: '山田 花子' };
const DOCTOR = { label: '医師', data: ['指定なし', '佐藤医師'] };

export const States: Story = {
  name: '状態の一覧',
  parameters: { chromatic: { modes: forcedColours } },
  loaders: [() => showStates()],
  render: () => (
    <>
      <Control name="主ボタン">
        <State name="ふつう">
          <MainButton>予約する</MainButton>
        </State>
        <State name="指で押している" shown="active">
          <MainButton>予約する</MainButton>
        </State>
        <State name="キーボードで選んでいる" shown="focus-visible">
          <MainButton>予約する</MainButton>
        </State>
        <State name="まだ進めない">
          <MainButton blocked>予約する</MainButton>
        </State>
        <State name="処理中">
          <MainButton busy>予約しています</MainButton>
        </State>
      </Control>
      <Control name="枠線のボタン">
        <State name="ふつう">
          <MainButton variant="outline">別の時間を選ぶ</MainButton>
        </State>
        <State name="キーボードで選んでいる" shown="focus-visible">
          <MainButton variant="outline">別の時間を選ぶ</MainButton>
        </State>
        <State name="取り消すとき">
          <MainButton variant="danger">予約をキャンセルする</MainButton>
        </State>
      </Control>
      <Control name="チェック">
        <State name="ふつう">
          <Checkbox label={AGREE} />
        </State>
        <State name="チェック済み">
          <Checkbox label={AGREE} defaultChecked />
        </State>
        <State name="キーボードで選んでいる" shown="focus-visible">
          <Checkbox label={AGREE} />
        </State>
        <State name="足りないところへ案内した">
          <Checkbox label={AGREE} error="チェックしてください" aria-invalid wrapperProps={{ 'data-missing': true }} />
        </State>
      </Control>
      <Control name="1つを選ぶ">
        <State name="ふつう">
          <Radio label={WAY} />
        </State>
        <State name="選ばれている">
          <Radio label={WAY} defaultChecked />
        </State>
        <State name="キーボードで選んでいる" shown="focus-visible">
          <Radio label={WAY} />
        </State>
      </Control>
      <Control name="入力する">
        <State name="ふつう">
          <TextInput {...NAME} />
        </State>
        <State name="書いている" shown="focus-visible">
          <TextInput {...NAME} />
        </State>
        <State name="直すところがある">
          <TextInput label="電話番号" defaultValue="0901234" error="電話番号は10桁か11桁の数字です" />
        </State>
      </Control>
      <Control name="一覧から選ぶ">
        <State name="ふつう">
          <NativeSelect {...DOCTOR} />
        </State>
        <State name="キーボードで選んでいる" shown="focus-visible">
          <NativeSelect {...DOCTOR} />
        </State>
      </Control>
    </>
  ),
  play: async ({ canvas }) => {
    const [plain, pressed, focused, blocked, busy] = canvas.getAllByRole('button', { name: /^予約(する|しています)$/ });
    await expect(pressed && getComputedStyle(pressed).transform).not.toBe(plain && getComputedStyle(plain).transform);
    await expect(focused && getComputedStyle(focused).outlineStyle).toBe('solid');
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};
