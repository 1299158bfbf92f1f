import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { appRoutes } from '../../src/app/routes';
import { emptyClaims, interactive, lacking, unshown, unshownByTaker } from './coverage';
import { storiesOf } from './storyFile';
import { filesOfTheTree, texts } from './tree';
import { unionsOf } from './unions';

const all = texts(filesOfTheTree().filter((file) => /^(src|stories)\/.*\.tsx?$/.test(file)));
const sources = new Map([...all].filter(([file]) => file.startsWith('src/')));
const files = [...all].filter(([file]) => file.endsWith('.stories.tsx')).map(([file, text]) => storiesOf(file, text));
const unions = unionsOf(sources);

/** What a page has no story of, and why. */
const PAGES_WITHOUT: Record<string, Partial<Record<string, string>>> = {
  BillPage: { Empty: 'a bill without lines is the story Unexplained' },
  ConfirmPage: { Empty: 'shows one block' },
  DeliverPage: { Empty: 'without an address it is the story NoAddress' },
  HomePage: { Empty: 'without a next step it is the story Settled' },
  NotFoundPage: { Loading: 'reads nothing', Failed: 'reads nothing', Empty: 'reads nothing' },
  OtherPage: { Loading: 'reads nothing', Failed: 'reads nothing', Empty: 'reads nothing' },
  PaymentResultPage: { Empty: 'shows one result' },
  RegisterPage: { Loading: 'reads nothing', Failed: 'a failed booking is BookingFailed', Empty: 'a form' },
  ReservePage: { Loading: 'reads nothing', Failed: 'reads nothing', Empty: 'reads nothing' },
};

/** Unions that are no state of what is drawn, and why. */
const NOT_DRAWN: Record<string, string> = {
  'Call.method': 'how a call is sent',
  'Call.encoding': 'how a call is sent',
  'Env.uidSource': 'how a build is set up',
  'ThemeProvider.env': 'how a build is set up',
  'AppRoute.tabs': 'a property of an address; each address has its story',
  'LineField.inputMode': "the phone's own keyboard",
  Loadable: "each page's Loading, Failed and Ready",
  Questionnaire: "the page's Loading, Failed and Ready",
  AddressLine: 'names of lines',
  CustomerLine: 'names of lines',
  NewFileField: 'names of fields',
  ChangeStep: 'steps between two screens; what becomes of them is OldReservation and BookingOutcome',
  ChangeEnd: 'see ChangeStep',
  ChangeEvent: 'see ChangeStep',
  'Change.at': 'see ChangeStep',
  RecoveryEvent: 'what leads to a Recovery',
  PaymentBar: 'a part of BillProblem',
  QuestionType: 'a part of Question.type',
  ColorName: 'tokens; the design pages draw the whole list',
  MediaType: 'what the clinic takes; a refused file is a Refusal',
  PlatformFeature: 'what LINE can do; what follows is ChatEnding and ServiceEnding',
};

/** What a component is handed and only hands on, so that its stories need not show each. */
const HANDED_ON: Record<string, string> = {
  'ActionOutcome FailureKind': 'to FailureNotice',
  'DeleteDialog FailureKind': 'to FailureNotice',
  'FieldFrame AnswerProblem': 'in the words of frameProps',
  'Questionnaire AnswerProblem': 'to QuestionField',
  'ImageField AnswerProblem': 'a picture is missing or there; a wrong one is a Refusal',
};

describe('every component and page', () => {
  it('of components: Default and LongText', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(lacking(files, 'components', () => ['Default', 'LongText'])).toEqual([]);
  });

  it('of components a patient acts on: KeyboardAlone, without a mouse and by what is read aloud', () => {
    const acting = interactive(sources);
    expect(acting).toEqual(
      expect.arrayContaining(['MainButton', 'DayStrip', 'Sheet', 'Questionnaire', 'FailureScreen']),
    );
    expect(acting).not.toContain('StatusBadge');
    expect(lacking(files, 'components', (name) => (acting.includes(name) ? ['KeyboardAlone'] : []))).toEqual([]);
  });

  it('of pages: Ready, Loading, Failed and Empty, or why not', () => {
    const wanted = (page: string) =>
      ['Ready', 'Loading', 'Failed', 'Empty'].filter((name) => PAGES_WITHOUT[page]?.[name] === undefined);
    expect(lacking(files, 'pages', wanted)).toEqual([]);
  });

  it('of pages: photographed in a small window and with large text too', () => {
    const pages = [...all].filter(([file]) => /^stories\/pages\/.*\.stories\.tsx$/.test(file));
    expect(pages.filter(([, text]) => !text.includes('modes: pageModes')).map(([file]) => file)).toEqual([]);
  });

  it('has no excuse for a story that is there', () => {
    const missing = lacking(files, 'pages', () => ['Ready', 'Loading', 'Failed', 'Empty']);
    const excused = Object.entries(PAGES_WITHOUT).flatMap(([page, without]) =>
      Object.keys(without).map((name) => `${page} has no story ${name}`),
    );
    expect(excused.filter((line) => !missing.includes(line))).toEqual([]);
  });

  it('has a name of its own in Japanese for each story', () => {
    const nameless = files.flatMap(({ file, stories }) =>
      stories.filter(({ title }) => !/[ぁ-んァ-ヶ一-龠]/.test(title ?? '')).map(({ name }) => `${file} ${name}`),
    );
    expect(nameless).toEqual([]);
  });
});

describe('every address', () => {
  const routes = appRoutes({ clinicName: '', psychiatryUrl: null, termsUrl: null, appUrl: '' });
  const matchable = routes.map(({ path }) => ({ path }));

  it('is rendered by a story of a page', () => {
    const shown = new Set(
      files
        .filter(({ file }) => file.startsWith('stories/pages/'))
        .flatMap(({ stories }) => stories.flatMap(({ addresses }) => addresses))
        .map((address) => matchRoutes(matchable, new URL(address, 'https://app.example').pathname)?.at(-1)?.route.path),
    );
    expect(routes.length).toBeGreaterThan(15);
    expect(routes.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
  });
});

describe('every state', () => {
  it('has one meaning a name', () => {
    const names = unions.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(NOT_DRAWN).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is shown by a story', () => {
    const drawn = unions.filter(({ name }) => NOT_DRAWN[name] === undefined);
    expect(drawn.length).toBeGreaterThan(30);
    expect(unshown(drawn, files, sources)).toEqual([]);
  });

  it('is shown by the stories of each component that is handed it', () => {
    const drawn = unions.filter(({ name }) => NOT_DRAWN[name] === undefined);
    const isHandedOn = (component: string, union: string) => `${component} ${union}` in HANDED_ON;
    expect(unshownByTaker(drawn, files, sources, isHandedOn)).toEqual([]);
    const excused = unshownByTaker(drawn, files, sources, () => false).map((line) =>
      line.replace(/: (.*)\.[^.]+$/, ' $1'),
    );
    expect(Object.keys(HANDED_ON).filter((name) => !excused.includes(name))).toEqual([]);
  });

  it('is one that there is, where a story says it shows it', () => {
    expect(emptyClaims(unions, files)).toEqual([]);
  });
});

describe('the reading of stories and unions', () => {
  const source = new Map([
    [
      'src/domain/state.ts',
      "export const ALL = ['on', 'off'] as const;\nexport type Light = (typeof ALL)[number] | 'dim';",
    ],
    ['src/pages/APage/use.ts', "export type Run = { status: 'idle' | 'busy' } | { status: 'failed'; why: string };"],
    [
      'src/components/booking/A/A.tsx',
      "interface AProps { light: Light; tone?: 'a' | 'b'; one: Light | null; text: string }",
    ],
    ['src/components/forms/B/B.tsx', 'interface BProps { text: string }'],
  ]);
  const found = unionsOf(source);
  const story = (file: string, ...exported: string[]) =>
    storiesOf(file, ["const meta = { args: { light: 'on' } } satisfies Meta;", ...exported].join('\n'));

  it('finds lists, shapes told apart by a word, and props that spell them out', () => {
    expect(found.map(({ name, members }) => `${name}: ${members.join(' ')}`)).toEqual([
      'Light: on off dim',
      'Run: idle busy failed',
      'A.tone: a b',
    ]);
  });

  it('counts what a story hands to a component that knows the union, and what it says it shows', () => {
    const stories = [
      story(
        'stories/components/booking/A.stories.tsx',
        'export const Default: Story = {};',
        "const dim = { light: 'dim' };",
        'export const Dim: Story = { args: dim };',
        "export const Toned: Story = { ...Dim, args: { ...Dim.args, tone: 'b' } };",
      ),
      story('stories/components/forms/B.stories.tsx', "export const Off: Story = { args: { text: 'off' } };"),
      story(
        'stories/pages/APage.stories.tsx',
        "export const Busy: Story = { parameters: { shows: ['Run.busy'] }, play: async () => {} };",
        'export const BusyToo: Story = { ...Busy };',
        "export const All: Story = { parameters: { shows: ['A.tone.*'] } };",
        "export const Wrong: Story = { parameters: { shows: ['Run.gone'] }, play: async () => {} };",
      ),
    ];
    expect(unshown(found, stories, source)).toEqual(['Light.off', 'Run.idle', 'Run.failed']);
    const elsewhere = story(
      'stories/pages/APage.stories.tsx',
      "export const Off: Story = { parameters: { shows: ['Light.off'] } };",
    );
    expect(unshown(found, [...stories, elsewhere], source)).not.toContain('Light.off');
    expect(unshownByTaker(found, [...stories, elsewhere], source, () => false)).toEqual([
      'A: Light.off',
      'A: A.tone.a',
    ]);
    expect(unshownByTaker(found, stories, source, (component) => component === 'A')).toEqual([]);
    expect(emptyClaims(found, stories)).toEqual([
      'stories/pages/APage.stories.tsx All: says what it shows, and no play proves it',
      'stories/pages/APage.stories.tsx Wrong: there is no Run.gone',
    ]);
  });

  it('reads the addresses a story renders, its own before the meta’s', () => {
    const { stories } = storiesOf(
      'stories/pages/APage.stories.tsx',
      [
        "const meta = { ...inApp('/a') } satisfies Meta;",
        'const atB = inApp(`/b/${id}?step=2`);',
        'export const Ready: Story = {};',
        'export const B: Story = { ...atB };',
      ].join('\n'),
    );
    expect(stories.map(({ addresses }) => addresses)).toEqual([['/a'], ['/b/1?step=2']]);
  });
});
