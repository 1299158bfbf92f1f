import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from '../../../src/components/forms/FieldGroup/FieldGroup';
import { inputProps } from '../../../src/components/forms/FieldFrame/FieldFrame';
import { withGutter } from '../../support/withGutter';

const field = (label: string, problem: string | null = null) => (
  <TextInput key={label} {...inputProps({ label, required: false, problem })} />
);

const meta = {
  id: 'components-field-group',
  title: '部品/入力/ひとまとまりの入力欄',
  component: FieldGroup,
  decorators: [withGutter],
  args: { children: [field('お名前'), field('フリガナ', 'フリガナはカタカナで入力してください')] },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '標準' };
