import { expect, type userEvent as UserEvent } from 'storybook/test';

type User = typeof UserEvent | ReturnType<(typeof UserEvent)['setup']>;

/** The largest number of times that `tabTo` presses Tab. No screen has so many tab stops. */
const MAX_TABS = 40;

/** Presses Tab until the focus is on the control. Fails if Tab does not reach it. */
export async function tabTo(user: User, control: HTMLElement): Promise<void> {
  for (let pressed = 0; pressed < MAX_TABS && document.activeElement !== control; pressed += 1) await user.tab();
  await expect(control).toHaveFocus();
}

/** Presses Tab once for each control, and checks that the focus moves to it. */
export async function tabThrough(user: User, ...controls: HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await user.tab();
    await expect(control).toHaveFocus();
  }
}
