// Reads the JSON reports of Vitest and Playwright: how many tests passed and failed, and why they failed.
import { stripVTControlCharacters } from 'node:util';

/** The start of an error, without the colours of a terminal. */
const cut = (message = '') => stripVTControlCharacters(message).trim().slice(0, 600);

function fromVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A file that fails to load has no tests of its own.
  const files = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...files.map(({ name, message }) => `${name}: ${cut(message)}`),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${cut(failureMessages[0])}`),
    ],
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function fromPlaywright({ stats, errors, suites }) {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => cut(message)),
      ...failed.map(
        ({ title, tests }) => `${title}: ${cut(tests.flatMap(({ results }) => results).at(-1)?.error?.message)}`,
      ),
    ],
  };
}

/** A skipped test counts as failed, and so does a report without tests. */
export function readReport(report) {
  const { passed, skipped, failures } = report.stats ? fromPlaywright(report) : fromVitest(report);
  if (skipped > 0) failures.push(...Array.from({ length: skipped }, () => 'a test was skipped'));
  if (passed + failures.length === 0) failures.push('no tests were found');
  return { passed, failures };
}
