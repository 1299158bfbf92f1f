import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fillInCustomer, isBooked } from '../support/bookingSteps';
import { asksUrgent } from '../support/fixtures/questionFixtures';
import { questions, shortBooking } from '../support/handlers/bookingHandlers';
import base from './RegisterPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-register', title: '画面/お客様情報の入力', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksSymptoms: Story = {
  name: '予約の前に、待ってはいけない症状をたずねる',
  beforeEach: ({ msw }) => msw.use(questions.answers(asksUrgent), shortBooking.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    const asked = await screen.findByRole('dialog', { name: /次の症状がありますか/ });
    await expect(asked).toHaveTextContent('ろれつが回らない');
    await expect(asked).not.toHaveTextContent('頭痛');
    await userEvent.click(screen.getByRole('button', { name: 'あてはまる症状がある' }));
    await expect(await screen.findByRole('link', { name: '119番に電話する' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'いまは症状がないので続ける' }));
    await isBooked();
  },
};

export const NotLoaded: Story = {
  name: '問診を読み込めなくても、急な症状をたずねて予約できる',
  beforeEach: ({ msw }) => msw.use(questions.fails(500), shortBooking.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    await fillInCustomer(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.click(await canvas.findByRole('button', { name: '予約する' }));
    await userEvent.click(await screen.findByRole('button', { name: 'どれもないので予約する' }));
    await isBooked();
  },
};
