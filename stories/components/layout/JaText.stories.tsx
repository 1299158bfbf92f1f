import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JaText } from '../../../src/components/layout/JaText/JaText';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-unbroken',
  title: '部品/画面の構成/途中で折り返さない言葉',
  component: JaText,
  decorators: [withGutter],
  args: {
    children:
      '7月3日（金）10:15のご予約です。次に空いている日（7月5日）。お薬は2〜3日で届きます。10:00〜10:15 電話する（03-1234-5678）',
  },
} satisfies Meta<typeof JaText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the lines as displayed. A letter to the left of the previous letter begins a new line. */
function linesOf(element: HTMLElement): string[] {
  const lines: string[] = [];
  let lastLeft = Infinity;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [index, letter] of (node.textContent ?? '').split('').entries()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left } = range.getBoundingClientRect();
      if (left < lastLeft) lines.push('');
      lines.push((lines.pop() ?? '') + letter);
      lastLeft = left;
    }
  return lines;
}

// §words-stay-whole
export const Default: Story = {
  name: 'どの幅でも、言葉の途中で改行しない',
  tags: ['!review', 'regression'],
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('span') as HTMLElement;
    paragraph.style.display = 'inline-block';
    // Simulates a browser without `word-break: auto-phrase`.
    canvasElement.style.wordBreak = 'normal';
    for (let width = 140; width <= 340; width += 2) {
      paragraph.style.width = `${width}px`;
      const lines = linesOf(paragraph);
      const unbroken = [
        '7月3日（金）',
        '10:15の',
        'ご予約です。',
        '空いている',
        '（7月5日）',
        '2〜3日で',
        '10:00〜10:15',
        '03-1234-5678',
      ];
      await expect(unbroken.filter((word) => !lines.some((line) => line.includes(word)))).toEqual([]);
    }
    canvasElement.style.wordBreak = '';
  },
};
