import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JaText } from '../../../src/components/layout/JaText/JaText';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-unbroken',
  title: '部品/画面の枠/途中で折り返さない言葉',
  component: JaText,
  decorators: [withGutter],
  args: { children: '次に空いている日（7月5日）を見る' },
} satisfies Meta<typeof JaText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the text of an element is broken: the pieces on each line. A line begins left of the letter before it. */
function linesOf(element: HTMLElement): string[] {
  const lines: string[] = [];
  let before = Infinity;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [at, letter] of (node.textContent ?? '').split('').entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left } = range.getBoundingClientRect();
      if (left < before) lines.push('');
      lines.push((lines.pop() ?? '') + letter);
      before = left;
    }
  return lines;
}

/** 文を1文字ずつ狭くしても、言葉も日付も途中で折り返しません。 */
const widths = Array.from({ length: 12 }, (_, index) => 6 + index);

// §words-stay-whole
export const Default: Story = {
  name: '幅が変わっても、言葉と日付は1行',
  tags: ['!review', 'regression'],
  render: ({ children }) => (
    <>
      {widths.map((width) => (
        <p key={width} style={{ width: `${width}rem` }}>
          <JaText>{children}</JaText>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas, args }) => {
    const words = ['次に', '空いている', '（7月5日）', '見る'];
    for (const text of canvas.getAllByText(args.children)) {
      const lines = linesOf(text);
      await expect(words.filter((word) => !lines.some((line) => line.includes(word)))).toEqual([]);
    }
  },
};

export const ManyDates: Story = {
  name: '日付・時刻・範囲がいくつもある長い文',
  tags: ['!review', 'regression'],
  args: { children: '7月3日（金）10:15のご予約です。お薬は2〜3日で届きます。10:00〜10:15 電話する（03-1234-5678）' },
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('span') as HTMLElement;
    paragraph.style.display = 'inline-block';
    for (let width = 200; width <= 340; width += 7) {
      paragraph.style.width = `${width}px`;
      const lines = linesOf(paragraph);
      const whole = ['7月3日（金）', '10:15の', 'ご予約です。', '2〜3日で', '10:00〜10:15', '03-1234-5678'];
      await expect(whole.filter((word) => !lines.some((line) => line.includes(word)))).toEqual([]);
    }
    paragraph.removeAttribute('style');
  },
};
