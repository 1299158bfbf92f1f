import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { opened, withContact } from '../../support/withContact';
import base from './ReservationCard.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'components-reservation-card', title: '部品/受診/予約カード', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const MINUTE = 60_000;
/** The start of the card's consultation, a first visit of 15 minutes. */
const START = NOW + 60 * MINUTE;
const { reservation } = base.args;

export const Waiting: Story = {
  name: '診療の15分前から（待合）',
  args: { now: START - 12 * MINUTE - 30_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('診療開始まで あと12分30秒')).toBeVisible();
    await expect(canvas.getByText('順番にお呼びします。15分ほどお待ちいただくことがあります。')).toBeVisible();
    await expect(canvas.getByText('保険証または資格確認書')).toBeVisible();
    // The seconds are not read aloud.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^開始5分前から入室できます$/);
  },
};

export const BeforeWaiting: Story = {
  name: '診療の15分前より前',
  args: { now: START - 15 * MINUTE - 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/順番にお呼びします/)).not.toBeInTheDocument();
  },
};

export const NobodyComes: Story = {
  name: '診療の時間（来ないとき、切れたとき）',
  args: { now: START },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('診療の時間になりました')).toBeVisible();
    await expect(canvas.getByText(/通話が切れたときは、もう一度「診察室に入る」/)).toBeVisible();
    await expect(canvas.queryByText(/クリニックへ/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenLastCalledWith(7);
  },
};

export const NobodyComesWithContact: Story = {
  name: '診療の時間（お問い合わせ先がある）',
  args: { now: START },
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/それでもつながらないときは、クリニックへご連絡ください/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
  },
};

export const WaitingLarge: Story = {
  ...Waiting,
  name: '待合（狭い画面・文字200%）',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};

export const Over: Story = {
  name: '診察の時間を過ぎた',
  args: { now: START + 15 * MINUTE },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('診察の時間を過ぎました')).toBeVisible();
    await expect(canvas.getByText(/つながらなかったときは/)).toBeVisible();
    // The doctor may be late.
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenLastCalledWith(7);
  },
};

export const OverWithContact: Story = {
  ...Over,
  name: '診察の時間を過ぎた（お問い合わせ先がある）',
  decorators: [withContact],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/クリニックへご連絡ください/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '電話する（03-1234-5678）' }));
    await expect(opened).toHaveBeenLastCalledWith('tel:0312345678');
  },
};

export const OverWithoutRoom: Story = {
  name: '診察の時間を過ぎた（診察室の用意がない）',
  args: { reservation: { ...reservation, zoomReady: false }, now: START + 15 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/30分たっても入れないときは、もう一度ご予約いただけます/)).toBeVisible();
    await expect(canvas.queryByText(/もう一度「診察室に入る」/)).not.toBeInTheDocument();
  },
};

export const NobodyComesWithoutRoom: Story = {
  name: '診療の時間（診察室の用意がない、お問い合わせ先がある）',
  args: { reservation: { ...reservation, zoomReady: false }, now: START },
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/医師が来ないときは、クリニックへご連絡ください。$/)).toBeVisible();
    await expect(canvas.queryByText(/もう一度「診察室に入る」/)).not.toBeInTheDocument();
  },
};

export const Unfinished: Story = {
  name: '受診の確認中',
  args: { reservation: { ...reservation, state: 'unfinished' }, now: START + 45 * MINUTE },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('受診の確認中');
    await expect(card).toHaveTextContent('診療を受けられなかった方は、もう一度ご予約ください。');
    await expect(card).not.toHaveTextContent('クリニックへ');
    await expect(canvas.getByRole('link', { name: 'もう一度予約する' })).toHaveAttribute(
      'href',
      '/reserve/hypertension/1',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const UnfinishedWithContact: Story = {
  ...Unfinished,
  name: '受診の確認中（お問い合わせ先がある）',
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/クリニックへご連絡いただくか、もう一度ご予約ください/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
  },
};
