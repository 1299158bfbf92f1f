import { expect, type userEvent as UserEvent } from 'storybook/test';

type User = typeof UserEvent | ReturnType<(typeof UserEvent)['setup']>;

/** Every screen has fewer tab stops. */
const MAX_TABS = 40;

export async function tabTo(user: User, control: HTMLElement): Promise<void> {
  for (let pressed = 0; pressed < MAX_TABS && document.activeElement !== control; pressed += 1) await user.tab();
  await expect(control).toHaveFocus();
}

export async function tabThrough(user: User, ...controls: HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await user.tab();
    await expect(control).toHaveFocus();
  }
}
