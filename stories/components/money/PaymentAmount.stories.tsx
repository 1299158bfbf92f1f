import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentAmount } from '../../../src/components/money/PaymentAmount/PaymentAmount';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-payment-amount',
  title: '部品/お支払い/お支払い金額',
  component: PaymentAmount,
  decorators: [withGutter],
  args: { yen: 1885 },
} satisfies Meta<typeof PaymentAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払い金額')).toHaveTextContent('お支払い金額 1,885円');
  },
};
