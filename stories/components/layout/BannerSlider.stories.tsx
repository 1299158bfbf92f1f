import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BannerSlider } from '../../../src/components/layout/BannerSlider/BannerSlider';
import { home } from '../../../src/copy/app';
import { holdTimers, type HeldTimers } from '../../support/heldTimers';
import { tabThrough } from '../../support/keyboard';

const meta = {
  id: 'components-banner-slider',
  title: '部品/画面の構成/お知らせのスライダー',
  component: BannerSlider,
  parameters: { layout: 'padded' },
  args: { label: 'お知らせ', banners: home.slider.banners, intervalMs: 0 },
} satisfies Meta<typeof BannerSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '1枚目',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'お知らせ' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '3枚中1枚目' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '3枚中2枚目' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /自動切り替え/ })).not.toBeInTheDocument();
    // Mantine’s own status and role description must be absent, because they are in English.
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull();
  },
};

const selectSlide =
  (index: number): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${index}枚目のお知らせを表示する` }));
    await waitFor(() => expect(canvas.getByRole('group', { name: `3枚中${index}枚目` })).toBeVisible());
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
  };

export const Second: Story = { name: 'ボタンで選んだ2枚目', play: selectSlide(2) };
export const Third: Story = { name: '3枚目', play: selectSlide(3) };

let slideTimers: HeldTimers;
const holdSlides = () => (slideTimers = holdTimers(4000)).release;
const expectTimers = (count: 0 | 1) => waitFor(() => expect(slideTimers.heldCount()).toBe(count));

// §banner-four-seconds
export const Rotates: Story = {
  name: 'お知らせが4秒ごとに切り替わり、ボタンで止まる',
  tags: ['!review', 'regression'],
  render: ({ label, banners }) => <BannerSlider label={label} banners={banners} />,
  beforeEach: holdSlides,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^自動切り替えを/ }));
    if (canvas.queryByRole('button', { name: '自動切り替えを始める' })) {
      await userEvent.click(canvas.getByRole('button', { name: '自動切り替えを始める' }));
    }
    await expect(canvas.getByRole('group', { name: '3枚中1枚目' })).toBeVisible();
    await expectTimers(1);
    slideTimers.runHeld();
    await waitFor(() => expect(canvas.getByRole('group', { name: '3枚中2枚目' })).toBeVisible());
    await expectTimers(1);
    await userEvent.click(canvas.getByRole('button', { name: '自動切り替えを止める' }));
    await expectTimers(0);
    await expect(canvas.getByRole('group', { name: '3枚中2枚目' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '1枚目のお知らせを表示する' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '3枚中1枚目' })).toBeVisible());
  },
};

// §banner-four-seconds
export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { intervalMs: 4000 },
  play: async ({ canvas, userEvent }) => {
    const stopButton = canvas.getByRole('button', { name: /^自動切り替えを/ });
    const dots = [1, 2, 3].map((place) => canvas.getByRole('button', { name: `${place}枚目のお知らせを表示する` }));
    await tabThrough(userEvent, stopButton, ...dots);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '3枚中3枚目' })).toBeVisible());
    await expect(canvas.getByRole('button', { current: true })).toHaveFocus();
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
  },
};
