import type { StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type State = Required<Pick<StoryObj, 'beforeEach' | 'play'>>;

interface PageOptions {
  /** The call whose reply the page shows. */
  list: { pending: () => HttpHandler; fails: (status: number) => HttpHandler };
  /** A successful reply, for `failedThenRead`. */
  answer?: HttpHandler;
  /** Finds content that the page shows only after a successful reply. */
  content: (canvas: Canvas) => HTMLElement | null;
  /** The message after a failed call. */
  failure?: string;
}

/** Storybook reads `name` from the source, so write the name in each story: `{ name: '…', ...states.failed }`. */
export function pageStates({ list, answer, content, failure = '只今つながりにくくなっています' }: PageOptions) {
  const state = (handler: HttpHandler, expectMessage: (canvas: Canvas) => Promise<void>, then?: Play): State => ({
    beforeEach: ({ msw }) => msw.use(handler),
    play: async (context) => {
      await expectMessage(context.canvas);
      await expect(content(context.canvas)).not.toBeInTheDocument();
      await then?.(context);
    },
  });
  const expectAlert = (words: string) => async (canvas: Canvas) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(words);
  return {
    loading: state(list.pending(), async (canvas) =>
      expect(await canvas.findByText('読み込んでいます')).toBeInTheDocument(),
    ),
    failed: state(list.fails(500), expectAlert(failure)),
    failedThenRead: state(list.fails(500), expectAlert(failure), async ({ canvas, msw, userEvent }) => {
      msw.use(...(answer ? [answer] : []));
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await waitFor(() => expect(content(canvas)).toBeVisible());
    }),
    empty: (emptyReply: HttpHandler, message: string, then?: Play) =>
      state(emptyReply, async (canvas) => expect(await canvas.findByText(message)).toBeVisible(), then),
  };
}
