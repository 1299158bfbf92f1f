import { Checkbox, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type PropsWithChildren, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { forcedColours, pageModes } from '../../../.storybook/modes';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { JaText } from '../../../src/components/layout/JaText/JaText';
import { SHOWN_ATTRIBUTE, copyStateRules } from '../../support/shownStates';
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

interface State {
  name: string;
  control: ReactNode;
  /** `SHOWN_ATTRIBUTE` imitates this state, because no pointer or keyboard acts in the story. */
  pseudoClass?: 'active' | 'focus-visible';
}

function ControlState({ name, pseudoClass, children }: PropsWithChildren<Omit<State, 'control'>>) {
  const figure = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (pseudoClass)
      figure.current?.querySelector('a, button, input, select')?.setAttribute(SHOWN_ATTRIBUTE, pseudoClass);
  }, [pseudoClass]);
  return (
    <figure ref={figure} style={{ margin: 0 }}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xxs">
        {name}
      </Text>
      {children}
    </figure>
  );
}

const AGREE = '利用規約に同意します';
const CARD = 'クレジットカード';
const NAME = { label: 'お名前', defaultValue: '山田 花子' };
const DOCTOR = { label: '医師', data: ['指定なし', '佐藤医師'] };
const BY_KEY = 'キーボードのフォーカスがある';

const CONTROLS: Record<string, readonly State[]> = {
  主ボタン: [
    { name: 'ふつう', control: <MainButton>予約する</MainButton> },
    { name: '指で押している', control: <MainButton>予約する</MainButton>, pseudoClass: 'active' },
    { name: BY_KEY, control: <MainButton>予約する</MainButton>, pseudoClass: 'focus-visible' },
    { name: 'まだ進めない', control: <MainButton blocked>予約する</MainButton> },
    { name: '処理中', control: <MainButton busy>予約しています</MainButton> },
  ],
  枠線のボタン: [
    { name: 'ふつう', control: <MainButton variant="outline">別の時間を選ぶ</MainButton> },
    { name: BY_KEY, control: <MainButton variant="outline">別の時間を選ぶ</MainButton>, pseudoClass: 'focus-visible' },
    { name: '取り消すとき', control: <MainButton variant="danger">予約をキャンセルする</MainButton> },
  ],
  チェック: [
    { name: 'ふつう', control: <Checkbox label={AGREE} /> },
    { name: 'チェック済み', control: <Checkbox label={AGREE} defaultChecked /> },
    { name: BY_KEY, control: <Checkbox label={AGREE} />, pseudoClass: 'focus-visible' },
    {
      name: 'チェックがなく、エラーを示している',
      control: (
        <Checkbox
          label={AGREE}
          error={<JaText>チェックしてください</JaText>}
          aria-invalid
          wrapperProps={{ 'data-missing': true }}
        />
      ),
    },
  ],
  '1つを選ぶ': [
    { name: 'ふつう', control: <Radio label={CARD} /> },
    { name: '選ばれている', control: <Radio label={CARD} defaultChecked /> },
    { name: BY_KEY, control: <Radio label={CARD} />, pseudoClass: 'focus-visible' },
  ],
  入力する: [
    { name: 'ふつう', control: <TextInput {...NAME} /> },
    { name: '書いている', control: <TextInput {...NAME} />, pseudoClass: 'focus-visible' },
    {
      name: '直すところがある',
      control: <TextInput label="電話番号" defaultValue="0901234" error="電話番号は10桁か11桁の数字です" />,
    },
  ],
  一覧から選ぶ: [
    { name: 'ふつう', control: <NativeSelect {...DOCTOR} /> },
    { name: BY_KEY, control: <NativeSelect {...DOCTOR} />, pseudoClass: 'focus-visible' },
  ],
};

export const States: Story = {
  name: '状態の一覧',
  parameters: { chromatic: { modes: forcedColours } },
  loaders: [() => copyStateRules()],
  render: () => (
    <>
      {Object.entries(CONTROLS).map(([kind, states]) => (
        <section key={kind} aria-label={kind} style={{ marginBlockEnd: '2rem' }}>
          <Text fw={700} mb="xs">
            {kind}
          </Text>
          <Stack gap="md">
            {states.map(({ name, control, pseudoClass }) => (
              <ControlState key={name} name={name} pseudoClass={pseudoClass}>
                {control}
              </ControlState>
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
