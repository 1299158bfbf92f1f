import { expect, type userEvent as UserEvent } from 'storybook/test';

type User = typeof UserEvent | ReturnType<(typeof UserEvent)['setup']>;

/** More tab stops than between any two controls of a screen. */
const MOST = 40;

/** Presses Tab until the focus is on the control; fails when the keyboard can't reach it going forward. */
export async function tabTo(user: User, control: HTMLElement): Promise<void> {
  for (let pressed = 0; pressed < MOST && document.activeElement !== control; pressed += 1) await user.tab();
  await expect(control).toHaveFocus();
}

/** Presses Tab once for each control; fails when there is another tab stop between them. */
export async function tabThrough(user: User, ...controls: HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await user.tab();
    await expect(control).toHaveFocus();
  }
}
