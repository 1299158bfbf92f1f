import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmergencyNotice } from '../../../src/components/feedback/EmergencyNotice/EmergencyNotice';
import { emergency } from '../../../src/copy/common';
import { questionnaire } from '../../../src/copy/questionnaire';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-emergency-notice',
  title: '部品/お知らせ/119番の案内',
  component: EmergencyNotice,
  decorators: [withGutter],
  args: { title: emergency.suddenly },
} satisfies Meta<typeof EmergencyNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '急な症状が出たら119番に電話するよう案内する',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
  },
};

export const Urgent: Story = { name: 'いま症状がある場合', args: { title: questionnaire.urgent.advice, urgent: true } };
