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

/** A state's name, what shows it, and what a finger or a key brings. */
type State = readonly [name: string, drawn: ReactNode, shown?: 'active' | 'focus-visible'];

function ShownState({ name, shown, children }: { name: string; shown?: State[2]; children: ReactNode }) {
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

const AGREE = '利用規約に同意します';
const WAY = 'クレジットカード';
const NAME = { label: 'お名前', defaultValue: '山田 花子' };
const DOCTOR = { label: '医師', data: ['指定なし', '佐藤医師'] };
const BY_KEY = 'キーボードで選んでいる';

const CONTROLS: Record<string, readonly State[]> = {
  主ボタン: [
    ['ふつう', <MainButton>予約する</MainButton>],
    ['指で押している', <MainButton>予約する</MainButton>, 'active'],
    [BY_KEY, <MainButton>予約する</MainButton>, 'focus-visible'],
    ['まだ進めない', <MainButton blocked>予約する</MainButton>],
    ['処理中', <MainButton busy>予約しています</MainButton>],
  ],
  枠線のボタン: [
    ['ふつう', <MainButton variant="outline">別の時間を選ぶ</MainButton>],
    [BY_KEY, <MainButton variant="outline">別の時間を選ぶ</MainButton>, 'focus-visible'],
    ['取り消すとき', <MainButton variant="danger">予約をキャンセルする</MainButton>],
  ],
  チェック: [
    ['ふつう', <Checkbox label={AGREE} />],
    ['チェック済み', <Checkbox label={AGREE} defaultChecked />],
    [BY_KEY, <Checkbox label={AGREE} />, 'focus-visible'],
    [
      '足りないところへ案内した',
      <Checkbox label={AGREE} error="チェックしてください" aria-invalid wrapperProps={{ 'data-missing': true }} />,
    ],
  ],
  '1つを選ぶ': [
    ['ふつう', <Radio label={WAY} />],
    ['選ばれている', <Radio label={WAY} defaultChecked />],
    [BY_KEY, <Radio label={WAY} />, 'focus-visible'],
  ],
  入力する: [
    ['ふつう', <TextInput {...NAME} />],
    ['書いている', <TextInput {...NAME} />, 'focus-visible'],
    ['直すところがある', <TextInput label="電話番号" defaultValue="0901234" error="電話番号は10桁か11桁の数字です" />],
  ],
  一覧から選ぶ: [
    ['ふつう', <NativeSelect {...DOCTOR} />],
    [BY_KEY, <NativeSelect {...DOCTOR} />, 'focus-visible'],
  ],
};

export const States: Story = {
  name: '状態の一覧',
  parameters: { chromatic: { modes: forcedColours } },
  loaders: [() => showStates()],
  render: () => (
    <>
      {Object.entries(CONTROLS).map(([control, states]) => (
        <section key={control} aria-label={control} style={{ marginBlockEnd: '2rem' }}>
          <Text fw={700} mb="xs">
            {control}
          </Text>
          <Stack gap="md">
            {states.map(([name, drawn, shown]) => (
              <ShownState key={name} name={name} shown={shown}>
                {drawn}
              </ShownState>
            ))}
          </Stack>
        </section>
      ))}
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
