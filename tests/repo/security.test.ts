import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../stories/docs/security/asvs/chapters';
import { THREATS } from '../../stories/docs/security/threats';
import { proofFinder } from './proofs';
import { filesOfTheTree, texts } from './tree';

const sources = texts(
  filesOfTheTree().filter((file) => /^(src|server|public|stories|tests)\/.*\.(tsx?|mdx|html)$/.test(file)),
);
const isThere = proofFinder(sources);
const missing = (proofs: readonly string[]) => proofs.filter((proof) => !isThere(proof));

it('every threat of the threat model names existing tests', () => {
  const threats = THREATS.flatMap((group) => group.threats);
  expect(threats.length).toBeGreaterThan(20);
  expect(threats.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  expect(missing(threats.flatMap(({ proofs }) => proofs))).toEqual([]);
  expect(isThere('tests/contract/files.test.ts › no such test')).toBe(false);
});

/** The levels of ASVS 5.0.0, section by section: the n-th digit is the level of the section's n-th requirement. */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

describe('the table of ASVS 5.0', () => {
  const all = CHAPTERS.flatMap(({ requirements }) => requirements);

  it('contains every requirement of levels 1 and 2 once, in order and in its chapter', () => {
    const wanted = Object.entries(LEVELS).flatMap(([section, levels]) =>
      levels.split('').flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1} L${level}`])),
    );
    expect(wanted).toHaveLength(253);
    expect(all.map(({ number, level }) => `${number} L${level}`)).toEqual(wanted);
    for (const { number, requirements } of CHAPTERS)
      expect(requirements.every((one) => `V${one.number.split('.')[0]}` === number)).toBe(true);
  });

  it('names a proof for each requirement that is met, and none for one that does not apply', () => {
    expect(all.filter(({ state, proofs }) => state === 'met' && proofs.length === 0)).toEqual([]);
    expect(all.filter(({ state, proofs }) => state === 'none' && proofs.length > 0)).toEqual([]);
    expect(all.filter(({ asks, how }) => asks === '' || !how.endsWith('。'))).toEqual([]);
  });

  it('gives a reason for each requirement that is open', () => {
    expect(all.filter(({ state, how }) => state === 'open' && !how.includes('。理由：'))).toEqual([]);
  });

  it('names existing tests and written rules', () => {
    expect([...new Set(missing(all.flatMap(({ proofs }) => proofs)))]).toEqual([]);
    expect(isThere('stories/docs/safetyRules.mdx › セッション')).toBe(true);
    expect(isThere('stories/docs/safetyRules.mdx › ない見出し')).toBe(false);
  });
});

describe('the app and the clinic', () => {
  const holding = (pattern: RegExp, within: RegExp) =>
    [...sources].filter(([file, text]) => within.test(file) && pattern.test(text)).map(([file]) => file);
  const OURS = /^(src|server)\/.*\.tsx?$/;

  it('run no text as code', () => {
    const RUNS =
      /\beval\(|new Function\b|(inner|outer)HTML|dangerouslySetInnerHTML|document\.write|insertAdjacentHTML|srcDoc|set(Timeout|Interval)\(\s*['"`]/;
    expect(holding(RUNS, OURS)).toEqual([]);
  });

  it('put no value into the text of a query', () => {
    // Only names of columns and tables, and clauses, are interpolated, and all come from the code.
    const put = [...sources].flatMap(([file, text]) =>
      OURS.test(file)
        ? [...text.matchAll(/query(?:<[^(]*>)?\(\s*`([^`]*)`/g)].flatMap(([, sql = '']) =>
            [...sql.matchAll(/\$\{([^}]*)\}/g)].map(([, value]) => `${file}: ${value}`),
          )
        : [],
    );
    const KNOWN = [
      'server/seed/previewSteps.ts: column',
      "server/payments/owed.ts: lock ? 'for update of r' : ''",
      'server/records/retention.ts: sql',
      'server/seed/seed.ts: table',
      'server/seed/seed.ts: names',
      'server/seed/seed.ts: columns',
    ];
    expect(put.length).toBeGreaterThan(3);
    expect(put.filter((one) => !KNOWN.includes(one))).toEqual([]);
  });

  it('start a program for a backup alone', () => {
    expect(holding(/node:child_process/, OURS)).toEqual(['server/node/backup.ts']);
    expect(holding(/\bshell: |\bexec(Sync)?\(\s*['"`]/, OURS)).toEqual([]);
  });

  it('make no regular expression of text', () => {
    // The patterns of the app's own routes, as written by the build.
    expect(holding(/\bRegExp\(/, OURS).filter((file) => file !== 'server/node/static.ts')).toEqual([]);
  });

  it('draw no secret from a weak source', () => {
    expect(
      holding(/Math\.random|createHash\((?!'sha256'\))|createCipher|createHmac|SHA-1\b|sha1|RS256|HS256/, OURS),
    ).toEqual([]);
    // Distributes the taken shifts of the timetable; it protects no secret.
    expect(holding(/\bmd5\b/i, OURS).filter((file) => file !== 'server/booking/timetable.ts')).toEqual([]);
  });

  it('use nothing of what the standard asks about and we say is not here', () => {
    const ABSENT =
      /GraphQL|new WebSocket|EventSource|RTCPeerConnection|addEventListener\('message'|\bonmessage\b|DOMParser|nodemailer|memcache|\bldap|xpath|type="password"|swagger|openapi|NODE_TLS_REJECT_UNAUTHORIZED|rejectUnauthorized/;
    expect(holding(ABSENT, OURS)).toEqual([]);
  });
});
