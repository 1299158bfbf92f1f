import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { NextStepLead } from '../../../src/components/visit/NextStepLead/NextStepLead';
import type { NextStep } from '../../../src/domain/visit/nextStep';
import { lineCount } from '../../support/lineCount';
import base, {
  Confirmation,
  PayOverdue,
  PaySeveral,
  PaySeveralDays,
  RoomOpen,
  RoomOver,
  RoomToday,
  Upload,
} from './NextStepLead.stories';
import { Packing, Parcel } from './NextStepLead.withParcel.stories';
import { fontsReady } from '../../support/fontsReady';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-next-step-lead', title: '部品/受診/つぎにすること', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const DECEMBER: NextStep = {
  kind: 'pay',
  id: 4,
  start: NOW,
  count: 1,
  overdue: null,
  payBy: '2026-12-28',
  sameDay: true,
  amount: 12_755,
};
const CLOSED: NextStep = { kind: 'rebook', id: 7, start: NOW, subjectId: 1, doctorId: 1, reason: '医師の体調不良' };
const others = [
  PaySeveral,
  PaySeveralDays,
  PayOverdue,
  RoomToday,
  RoomOpen,
  RoomOver,
  Upload,
  Confirmation,
  Packing,
  Parcel,
];

export const LongText: Story = {
  name: 'どの文も1行',
  // A screen has one of them; this story shows all, some with the same sentence.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {others.map((story, index) => (
        <NextStepLead key={index} {...args} step={story.args?.step ?? null} />
      ))}
      <NextStepLead {...args} step={{ kind: 'bookAgain', endsOn: '2026-12-28', over: true }} />
      <NextStepLead {...args} step={DECEMBER} />
      <NextStepLead {...args} step={CLOSED} />
      <NextStepLead
        {...args}
        step={{
          kind: 'calledOff',
          start: Date.parse('2027-12-28T23:45:00+09:00'),
          subjectId: 1,
          reason: '医師の急病のため',
        }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await fontsReady();
    await waitFor(() => {
      const broken = canvas.getAllByRole('heading').filter((heading) => lineCount(heading) > 1);
      void expect(broken.map(({ textContent }) => textContent)).toEqual([]);
    });
  },
};
