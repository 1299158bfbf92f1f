import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AddressForm } from '../../../src/components/forms/AddressForm/AddressForm';
import { ADDRESS_LINES, type AddressLines } from '../../../src/domain/fields/address';
import { useAddressForm } from '../../../src/forms/NewAddress';
import { deferredReply, blurAsReplyArrives } from '../../support/bookingSteps';
import { withGutter } from '../../support/withGutter';
import { storeDraft, withPatient } from '../../support/withPatient';

type Args = ComponentProps<typeof AddressForm> & {
  draft: Partial<AddressLines>;
  onSubmit: (lines: AddressLines) => void;
};

const meta = {
  id: 'components-address-form',
  title: '部品/入力/新しい住所のフォーム',
  component: AddressForm,
  decorators: [withGutter, withPatient],
  args: {
    draft: {},
    lookUp: async () => [{ address: '東京都千代田区千代田' }],
    onSubmit: fn(),
    busy: false,
    result: {},
    onCancel: fn(),
  },
  beforeEach: ({ args }) => storeDraft('0:address', args.draft ?? {}),
  render: function WithForm({ onSubmit, ...props }) {
    const form = useAddressForm();
    if (!form.draft.ready) return <></>;
    return (
      <AddressForm
        {...props}
        form={form.part(ADDRESS_LINES, ({ zip, address, apartment }) => onSubmit({ zip, address, apartment }))}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

const typedLines = { zip: '1000001', address: '東京都千代田区千代田1-1', apartment: '' };

export const Default: Story = {
  name: '郵便番号を入力すると、住所が自動で入る',
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('未入力の項目があと2つあります')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('郵便番号'), '〒１００−０００１');
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田'));
    await userEvent.type(canvas.getByLabelText('住所'), '１－１');
    await expect(canvas.getByLabelText('郵便番号')).toHaveValue('1000001');
    await userEvent.click(canvas.getByRole('button', { name: 'この住所を追加する' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(typedLines);
  },
};

const townsReply = deferredReply<{ address: string }[]>();

export const LeavesAsTownsArrive: Story = {
  name: '検索結果が届くと同時に欄を離れても、住所が入る',
  tags: ['!review', 'regression'],
  args: { lookUp: () => townsReply.answer },
  play: async ({ canvas, userEvent }) => {
    const zip = await canvas.findByLabelText('郵便番号');
    await userEvent.type(zip, '〒１００−０００１');
    await blurAsReplyArrives(zip, () => townsReply.arrive([{ address: '東京都千代田区千代田' }]));
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田'));
    await expect(zip).toHaveValue('1000001');
  },
};

export const SummarisesProblems: Story = {
  name: '直す項目を一覧で示す',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('郵便番号'), '100-000');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '郵便番号は7桁の数字で入力してください' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '住所を入力してください' }));
    await expect(canvas.getByLabelText('住所')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// §house-number-asked
export const WithoutNumber: Story = {
  name: '住所に数字がないと、番地のない住所かどうかをたずねる',
  args: { draft: { zip: '1001301', address: '東京都御蔵島村' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'この住所を追加する' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '番地のない住所です' }));
    await userEvent.click(canvas.getByRole('button', { name: 'この住所を追加する' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ zip: '1001301', address: '東京都御蔵島村', apartment: '' });
  },
};

export const Sending: Story = {
  name: '住所を送っているあいだは、ボタンを押せない',
  tags: ['!review', 'regression'],
  args: { draft: typedLines, busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: '追加しています' }));
    await expect(canvas.getByRole('button', { name: '追加しています' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const cancelButton = canvas.getByRole('button', { name: 'やめる' });
    await expect(cancelButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cancelButton);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  name: '長い住所',
  args: {
    draft: {
      zip: '6020000',
      address: '京都府京都市上京区今出川通室町西入堀出シ町二百八十五番地の三',
      apartment: 'あ'.repeat(201),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'この住所を追加する' }));
    await expect(canvas.getByLabelText('建物名・部屋番号')).toHaveAccessibleDescription(
      /建物名・部屋番号は200文字以内で入力してください/,
    );
  },
};
