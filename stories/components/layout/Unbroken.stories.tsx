import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Unbroken } from '../../../src/components/layout/Unbroken/Unbroken';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-unbroken',
  title: '部品/画面の枠/途中で折り返さない日付',
  component: Unbroken,
  decorators: [withGutter],
  args: { children: '次に空いている日（7月5日）を見る' },
} satisfies Meta<typeof Unbroken>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lines an element is on: boxes side by side on one line count once. */
const lines = (element: Element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size;

/** 文を1文字ずつ狭くしても、日付は1行のままです。 */
const widths = Array.from({ length: 12 }, (_, index) => 9 + index);

export const Default: Story = {
  name: '幅が変わっても、日付は1行',
  render: ({ children }) => (
    <>
      {widths.map((width) => (
        <p key={width} style={{ width: `${width}rem` }}>
          <Unbroken>{children}</Unbroken>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const dates = canvas.getAllByText('（7月5日）');
    // A font that arrives meanwhile would change the widths.
    await document.fonts.ready;
    // A failure names the widths that break: the position of each 2.
    await expect(dates.map(lines)).toEqual(widths.map(() => 1));
  },
};

export const LongText: Story = {
  name: '日付・時刻・範囲がいくつもある長い文',
  args: { children: '7月3日（金）10:15のご予約です。お薬は2〜3日で届きます。10:00〜10:15' },
  play: async ({ canvas }) => {
    for (const whole of ['7月3日（金）10:15', '2〜3日', '10:00〜10:15'])
      await expect(canvas.getByText(whole)).toBeVisible();
  },
};

export const Nothing: Story = { name: '日付がない', args: { children: '本日ご予約いただける時間はありません' } };
