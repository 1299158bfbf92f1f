import type { StoryObj } from '@storybook/react-vite';
import { plenty } from './fixtures/medicineFixtures';
import { laterBlockQuery } from './fixtures/timetableFixtures';
import { bookingGoesWell } from './handlers/bookingHandlers';
import { changingClinic } from './handlers/changeTimeHandlers';
import { medicineList } from './handlers/medicineHandlers';
import { inApp } from './inApp';
import type { PlayContext } from './bookingSteps';

/** The confirm screen of 10:30, in place of the reservation at 10:15. */
export const atConfirmOfChange = inApp(`/reserve/confirm/1?${laterBlockQuery}&change=1`);

let clinic = changingClinic();

/** How often the clinic was asked to change, and to which shifts, in this story. */
export const asked = () => clinic.asked;

/** A clinic that answers changes with these outcomes, in order. */
export const clinicWith = (...answers: Parameters<typeof changingClinic>): Pick<StoryObj, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    clinic = changingClinic(...answers);
    msw.use(...bookingGoesWell(), medicineList.answers(plenty), ...clinic.handlers);
  },
});

/** Presses the button that names the new time. */
export async function pressChange({ canvas, userEvent }: PlayContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'この日時に変更する（7月3日 10:30〜）' }));
}
