import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Dock } from '../../../src/components/layout/Dock/Dock';

const meta = {
  id: 'components-dock',
  title: '部品/画面の構成/下部に固定する領域',
  component: Dock,
  args: { children: <p>下に固定されます</p> },
  render: (args) => (
    <>
      <div style={{ height: '120vh' }} />
      <p>ページの最後の行</p>
      <Dock {...args} />
    </>
  ),
} satisfies Meta<typeof Dock>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectLastLineVisible: Story['play'] = async ({ canvas }) => {
  await waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const line = canvas.getByText('ページの最後の行').getBoundingClientRect();
    const dock = canvas.getByText(/^下に固定されます/).parentElement?.getBoundingClientRect();
    return expect(line.bottom).toBeLessThanOrEqual(dock?.top ?? 0);
  });
};

export const Default: Story = { name: '標準', play: expectLastLineVisible };
