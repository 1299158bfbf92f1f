import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { COLORS, RADIUS, SPACE, TAP_TARGETS } from '../../src/theme/tokens';

const meta = { id: 'design-tokens', title: 'デザイン/寸法の一覧' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cell: CSSProperties = { padding: '0.5rem', textAlign: 'start', borderBottom: '1px solid var(--color-hairline)' };

interface Row {
  name: string;
  value: string;
  sample: ReactNode;
}

function Table({ caption, rows }: { caption: string; rows: Row[] }) {
  return (
    <table style={{ width: '100%', borderCollapse: 'collapse', marginBlockEnd: '1.5rem' }}>
      <caption style={{ padding: '0.5rem', fontWeight: 700, textAlign: 'start' }}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value, sample }) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              {name}
              <br />
              {value}
            </th>
            <td style={cell}>{sample}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bar = (px: number) => <div style={{ width: `${px / 16}rem`, height: '1rem', background: COLORS.asagi }} />;

const rowsOf = (list: Record<string, number>, sample: (px: number) => ReactNode) =>
  Object.entries(list).map(([name, value]) => ({ name, value: `${value}px`, sample: sample(value) }));

export const All: Story = {
  name: '一覧',
  render: () => (
    <div style={{ padding: '1rem', background: 'var(--color-card)' }}>
      <Table caption="間隔" rows={rowsOf(SPACE, bar)} />
      <Table caption="角の丸み" rows={rowsOf({ control: RADIUS.control, card: RADIUS.card }, bar)} />
      <Table caption="押すところの高さ" rows={rowsOf(TAP_TARGETS, bar)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '間隔' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(
      Object.keys(SPACE).length + 2 + Object.keys(TAP_TARGETS).length,
    );
  },
};
