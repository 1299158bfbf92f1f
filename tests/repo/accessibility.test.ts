import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { proofFinder, proofsIn, rowsIn } from './proofs';
import { filesOfTheTree, readTexts } from './tree';

const sources = readTexts(
  filesOfTheTree().filter((file) => /^(src|stories|tests|public)\/.*\.(tsx?|mdx|css|html)$/.test(file)),
);
const COMPONENTS = /^src\/.*\.tsx$/;

const copyStrings: string[] = [];
for (const [file, text] of sources) {
  if (!file.startsWith('src/copy/')) continue;
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && copyStrings.push(value)),
    TemplateElement: ({ value }) => void copyStrings.push(value.raw),
  }).visit(parseSync(file, text).program);
}

const page = sources.get('stories/docs/accessibility.mdx') ?? '';
const rows = rowsIn(page).get('基準と、それを確かめるテスト') ?? [];

it('the accessibility page lists each criterion once, with a proof', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([]);
  const numbers = rows.map((row) => /^\*\*(\d\.\d\.\d+) /.exec(row)?.[1] ?? '');
  const inOrder = new Set(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  expect(numbers).toEqual([...inOrder]);
});

it('the accessibility page names only stories and tests that exist', () => {
  const exists = proofFinder(sources);
  expect(proofsIn(page).filter((proof) => !exists(proof))).toEqual([]);
  expect(exists('MainButton/NoSuchStory')).toBe(false);
  expect(exists('?path=/story/components-main-button--no-such-story')).toBe(false);
  expect(exists('tests/e2e/keyboard.spec.ts › no such test')).toBe(false);
});

describe('the app', () => {
  it('gives instructions without referring to position or colour', () => {
    expect(copyStrings.length).toBeGreaterThan(500);
    const BY_LOOK = /右(の|上|下|側)|左(の|上|下|側)|[赤青緑黄]い|[赤青緑黄]色|丸い|四角い/;
    expect(copyStrings.filter((text) => BY_LOOK.test(text))).toEqual([]);
  });

  it.each([
    // `public/check.html` may have a `<video>`, because this video shows the patient’s own camera without sound.
    { name: 'plays no sound and no film', has: /<(audio|video)\b|new Audio\b/, files: [] },
    {
      name: 'has no text in pictures',
      // The pictures in these files are photos, medicines, the clinic's mark and an illustration.
      has: /<text\b|<foreignObject\b|<(img|Image)\b/,
      files: ['FilePreview.tsx', 'PageHeader.tsx', 'MedicinePicture.tsx', 'TicketHead.tsx', 'HomePage.tsx'],
    },
    {
      name: 'acts only when the finger is lifted',
      has: /on(Pointer|Mouse|Touch)(Down|Start|Move)\b|devicemotion|deviceorientation|onDrag/,
      files: [],
    },
    // `EmergencyNotice` uses `telLink` only for emergency numbers.
    {
      name: 'links to the clinic’s telephone in one component only',
      has: /(?<!export const )\btelLink\(/,
      files: ['ContactWays.tsx', 'EmergencyNotice.tsx'],
    },
  ])('$name', ({ has, files }) => {
    const found = [...sources].filter(([file, text]) => COMPONENTS.test(file) && has.test(text));
    expect(found.map(([file]) => /[^/]+$/.exec(file)?.[0])).toEqual(files);
  });
});
