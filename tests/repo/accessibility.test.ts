import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { proofFinder, proofsIn, rowsIn } from './proofs';
import { filesOfTheTree, texts } from './tree';

const all = texts(
  filesOfTheTree().filter((file) => /^(src|stories|tests|public)\/.*\.(tsx?|mdx|css|html)$/.test(file)),
);
const holding = (pattern: RegExp, within: RegExp) =>
  [...all].filter(([file, text]) => within.test(file) && pattern.test(text)).map(([file]) => file);
const MODULES = /^src\/.*\.tsx?$/;
const STYLES = /^src\/.*\.css$/;

/** Every string in `src/copy/`. */
const copy: string[] = [];
for (const [file, text] of all) {
  if (!file.startsWith('src/copy/')) continue;
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && copy.push(value)),
    TemplateElement: ({ value }) => void copy.push(value.raw),
  }).visit(parseSync(file, text).program);
}

describe('the page of the criteria', () => {
  const page = all.get('stories/docs/accessibility.mdx') ?? '';
  const rows = rowsIn(page).get('基準と、確かめているテスト') ?? [];

  it('names a proof for each criterion, each once and in order', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => proofsIn(row).length === 0)).toEqual([]);
    const numbers = rows.map((row) => /^\*\*(\d\.\d\.\d+) /.exec(row)?.[1] ?? '');
    const inOrder = new Set(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    expect(numbers).toEqual([...inOrder]);
  });

  it('names existing stories and tests', () => {
    const isThere = proofFinder(all);
    expect(proofsIn(page).filter((proof) => !isThere(proof))).toEqual([]);
    expect(isThere('MainButton/NoSuchStory')).toBe(false);
    expect(isThere('?path=/story/components-main-button--no-such-story')).toBe(false);
    expect(isThere('tests/e2e/keyboard.spec.ts › no such test')).toBe(false);
  });
});

describe('the app', () => {
  it('plays no sound and no film', () => {
    expect(holding(/<(audio|video)\b|new Audio\b/, MODULES)).toEqual([]);
    // The camera test shows the patient's own picture.
    expect(holding(/<audio\b|<video\b(?![^>]*\bmuted\b)/, /^public\//)).toEqual([]);
  });
  it('guides by words, not by where or in which colour', () => {
    expect(copy.length).toBeGreaterThan(500);
    expect(
      copy.filter((text) => /右(の|上|下|側)|左(の|上|下|側)|[赤青緑黄]い|[赤青緑黄]色|丸い|四角い/.test(text)),
    ).toEqual([]);
  });
  it('speaks Japanese', () => {
    expect(copy.filter((text) => /[A-Za-z]{2,} [A-Za-z]{2,}/.test(text))).toEqual([]);
  });

  it('draws no words', () => {
    expect(holding(/<text\b|<foreignObject\b/, MODULES)).toEqual([]);
    // Images are the patient's own and the medicines'; the clinic's mark and the picture of the welcome have no words.
    expect(holding(/<(img|Image)\b/, /^src\/.*\.tsx$/).map((file) => /[^/]+$/.exec(file)?.[0])).toEqual([
      'FilePreview.tsx',
      'PageHeader.tsx',
      'MedicinePicture.tsx',
      'Welcome.tsx',
    ]);
    expect(holding(/\burl\(/, STYLES)).toEqual([]);
  });

  it('shows nothing on hover alone', () => {
    expect(holding(/\b(Tooltip|HoverCard|FloatingIndicator)\b|<[a-z]+\s[^>]*\btitle=/, MODULES)).toEqual([]);
    expect(holding(/:hover[^{]*\{[^}]*\b(display|visibility|opacity|content|clip)\b/, STYLES)).toEqual([]);
  });

  it('listens to no key of its own', () => {
    expect(holding(/accessKey|'key(down|up|press)'|onKey(Down|Press|Up)=\{(?!goOnByEnter\})/, MODULES)).toEqual([]);
  });

  it('has no animation that goes on', () => {
    // Mantine's loader and skeleton animate only while something loads (a call times out after 15 s).
    expect(holding(/\binfinite\b|<animate\b|<marquee\b|<blink\b/, /^src\//)).toEqual([]);
  });

  it('acts when the finger is lifted', () => {
    expect(
      holding(/on(Pointer|Mouse|Touch)(Down|Start|Move)\b|devicemotion|deviceorientation|onDrag/, MODULES),
    ).toEqual([]);
  });

  it('offers help in one way', () => {
    expect(holding(/\b(tel|mailto):/, MODULES)).toEqual([
      'src/domain/clinic/contact.ts',
      // Reads an address that was copied with its link.
      'src/domain/fields/text.ts',
    ]);
    expect(holding(/\btelLink\(/, /^src\/(components|pages|app)\//)).toEqual([
      'src/components/feedback/ContactWays/ContactWays.tsx',
      // 119 is not the clinic's help.
      'src/components/feedback/EmergencyNotice/EmergencyCall.tsx',
    ]);
  });
});
