import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ScrollIntoView } from '../../../src/components/layout/ScrollIntoView/ScrollIntoView';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { Notice } from '../../../src/components/feedback/Notice/Notice';
import { withGutter } from '../../support/withGutter';

/** The button shows a notice below the viewport. */
function NoticeBelow({ text }: { text: string }) {
  const [result, setResult] = useState<object | null>(null);
  return (
    <div style={{ paddingTop: 'calc(100vh - 5rem)' }}>
      <MainButton onClick={() => setResult({})}>チャットに送る</MainButton>
      {result && (
        <ScrollIntoView trigger={result}>
          <Notice tone="info" role="status" title="チャットに送りました" text={text} />
        </ScrollIntoView>
      )}
      <div style={{ height: '100vh' }} />
    </div>
  );
}

const meta = {
  id: 'components-in-sight',
  title: '部品/画面の構成/見えるところまでのスクロール',
  component: ScrollIntoView,
  decorators: [withGutter],
  args: { trigger: {}, children: null },
  render: () => <NoticeBelow text="LINEのトーク画面でご確認ください。" />,
} satisfies Meta<typeof ScrollIntoView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '画面の外のお知らせまで、自動でスクロールする',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'チャットに送る' });
    await userEvent.click(button);
    const notice = await canvas.findByRole('status');
    await waitFor(() => expect(notice.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expect(button).toHaveFocus();
  },
};
