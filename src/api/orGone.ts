import { asFailure } from '../domain/failure';

/**
 * An action on an item of a list that may be gone already, e.g. removed in another window: then the list is read again
 * and the result is `gone`. Throws any other failure.
 */
export const orGone =
  <Input>(act: (input: Input) => Promise<unknown>, reread: () => Promise<unknown>) =>
  async (input: Input): Promise<'done' | 'gone'> => {
    try {
      await act(input);
      return 'done';
    } catch (error) {
      if (asFailure(error).status !== 404) throw error;
      await reread().catch(() => undefined);
      return 'gone';
    }
  };
