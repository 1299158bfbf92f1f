import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SingleLineField } from '../../../src/components/forms/SingleLineField/SingleLineField';
import type { ZipLookup } from '../../../src/components/forms/ZipField/useTowns';
import { ZipField } from '../../../src/components/forms/ZipField/ZipField';
import { withGutter } from '../../support/withGutter';

const townsOf = (...addresses: string[]) => addresses.map((address) => ({ address }));

/** Answers `slowZip` only after another postal code has been answered. */
function slowLookUp(slowZip: string): ZipLookup {
  let answerSlowZip = () => {};
  return async (zip) => {
    if (zip !== slowZip) setTimeout(answerSlowZip);
    else await new Promise<void>((resolve) => (answerSlowZip = resolve));
    return townsOf(zip === slowZip ? '古い住所' : '新しい住所');
  };
}

const zipLine = {
  id: 'zip',
  words: { label: '郵便番号', hint: '例：1000001', required: true, problem: null },
  value: '',
  onChange: fn(),
  onLeave: fn(),
};

const meta = {
  id: 'components-zip-field',
  title: '部品/入力/郵便番号',
  component: ZipField,
  decorators: [withGutter],
  args: {
    line: zipLine,
    address: '',
    onAddress: fn(),
    lookUp: (async () => townsOf('東京都千代田区千代田')) as ZipLookup,
  },
  render: function Typing(args) {
    const [value, setValue] = useState(args.line.value);
    const [address, setAddress] = useState(args.address);
    const fill = (found: string) => {
      setAddress(found);
      args.onAddress(found);
    };
    const words = { label: '住所', required: true, problem: null };
    return (
      <>
        <ZipField {...args} line={{ ...args.line, value, onChange: setValue }} address={address} onAddress={fill} />
        <SingleLineField id="address" words={words} value={address} onChange={setAddress} />
      </>
    );
  },
} satisfies Meta<typeof ZipField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '7桁を入力すると、住所が入る',
  play: async ({ canvas, userEvent }) => {
    const zip = canvas.getByLabelText('郵便番号');
    await expect(zip).toHaveAttribute('inputmode', 'numeric');
    await expect(zip).toHaveAttribute('autocomplete', 'postal-code');
    await userEvent.type(zip, '〒１００−０００');
    await expect(canvas.getByLabelText('住所')).toHaveValue('');
    await userEvent.type(zip, '１');
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田'));
    await expect(canvas.getByRole('status')).toHaveTextContent('住所を入力しました');
    await expect(zip).toHaveFocus();
  },
};

export const FollowsCorrection: Story = {
  name: '郵便番号を直すと、住所も入れ替わる',
  tags: ['!review', 'regression'],
  args: { lookUp: async (zip) => townsOf(zip === '1000001' ? '東京都千代田区千代田' : '東京都渋谷区道玄坂') },
  play: async ({ canvas, userEvent }) => {
    const zip = canvas.getByLabelText('郵便番号');
    await userEvent.type(zip, '1000001');
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田'));
    await userEvent.clear(zip);
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.type(zip, '1500043');
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都渋谷区道玄坂'));
  },
};

export const Candidates: Story = {
  name: '住所が複数見つかると、候補から選ぶ',
  args: {
    lookUp: async () => townsOf('岩手県八幡平市松尾', '岩手県八幡平市松尾寄木', '岩手県八幡平市松川温泉'),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('郵便番号'), '0287302');
    await expect(await canvas.findByRole('group', { name: '住所の候補' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('住所の候補が3件あります');
    await expect(args.onAddress).not.toHaveBeenCalled();
    const secondTown = canvas.getByRole('button', { name: '岩手県八幡平市松尾寄木' });
    await userEvent.click(secondTown);
    await expect(canvas.getByLabelText('住所')).toHaveValue('岩手県八幡平市松尾寄木');
    await expect(secondTown).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('住所を入力しました');
  },
};

export const KeepsTypedAddress: Story = {
  name: '患者さんが入力した住所は書き換えない',
  args: { address: '大阪府大阪市北区梅田1-1' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('郵便番号'), '1000001');
    const town = await canvas.findByRole('button', { name: '東京都千代田区千代田' });
    await expect(canvas.getByText(/^入力された住所はそのままです。/)).toBeVisible();
    await expect(canvas.getByLabelText('住所')).toHaveValue('大阪府大阪市北区梅田1-1');
    await expect(args.onAddress).not.toHaveBeenCalled();
    await userEvent.click(town);
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田1-1');
    await expect(town).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LacksTown: Story = {
  name: '都道府県や市区町村のない住所は、郵便番号で補う',
  tags: ['!review', 'regression'],
  args: { address: '千代田1-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('郵便番号'), '1000001');
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田1-1'));
  },
};

export const Unknown: Story = {
  name: '郵便番号の住所が見つからない',
  args: { lookUp: async () => [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('郵便番号'), '9999999');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'この郵便番号の住所が見つかりませんでした。住所を入力してください。',
      ),
    );
    await userEvent.type(canvas.getByLabelText('住所'), '東京都');
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都');
  },
};

export const DropsLateAnswer: Story = {
  name: '前の郵便番号の住所が遅れて届いても、使わない',
  tags: ['!review', 'regression'],
  args: { lookUp: slowLookUp('1000001') },
  play: async ({ canvas, userEvent, args }) => {
    const zip = canvas.getByLabelText('郵便番号');
    await userEvent.type(zip, '1000001');
    await userEvent.clear(zip);
    await userEvent.type(zip, '1500043');
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('新しい住所'));
    await expect(args.onAddress).toHaveBeenCalledOnce();
  },
};
