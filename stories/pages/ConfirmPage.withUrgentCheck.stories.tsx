import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { agreeAndBook, isBooked } from '../support/bookingSteps';
import { asksUrgent } from '../support/fixtures/questionFixtures';
import { bookingFlag, questions, shortBooking } from '../support/handlers/bookingHandlers';
import base from './ConfirmPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-confirm', title: '画面/予約内容の確認', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksSymptoms: Story = {
  name: '問診のない予約の前に、待ってはいけない症状をたずねる',
  beforeEach: ({ msw }) =>
    msw.use(questions.answers(asksUrgent), bookingFlag.answers({ flag: 2 }), shortBooking.fails(500)),
  play: async (context) => {
    await agreeAndBook(context);
    const asked = await screen.findByRole('dialog', { name: /次の症状がありますか/ });
    await expect(asked).toHaveTextContent('ろれつが回らない');
    await expect(context.canvas.queryByText('結果を確認しています')).not.toBeInTheDocument();
  },
};

export const SymptomsThenBooks: Story = {
  ...AsksSymptoms,
  name: '症状があれば119番を示し、続けるのはもう一度押してから',
  play: async (context) => {
    await AsksSymptoms.play?.(context);
    const { msw, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'あてはまる症状がある' }));
    await expect(await screen.findByRole('link', { name: '119番に電話する' })).toBeVisible();
    msw.use(shortBooking.answers({ message: 'ok' }));
    await userEvent.click(screen.getByRole('button', { name: 'いまは症状がないので続ける' }));
    await isBooked();
  },
};
