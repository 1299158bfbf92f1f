import { expect, type userEvent as UserEvent } from 'storybook/test';

type User = typeof UserEvent | ReturnType<(typeof UserEvent)['setup']>;

/** `tabTo` gives up after it has pressed Tab this many times. Every screen has fewer tab stops. */
const MAX_TABS = 40;

/** Presses Tab until the focus is on the control. Fails if Tab does not reach it. */
export async function tabTo(user: User, control: HTMLElement): Promise<void> {
  for (let pressed = 0; pressed < MAX_TABS && document.activeElement !== control; pressed += 1) await user.tab();
  await expect(control).toHaveFocus();
}

/** For each control in turn, presses Tab once and checks that the control gets the focus. */
export async function tabThrough(user: User, ...controls: HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await user.tab();
    await expect(control).toHaveFocus();
  }
}
