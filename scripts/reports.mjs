// What the reports of the tests' tools come to: how many passed, failed and were skipped, and why they failed.
import { stripVTControlCharacters } from 'node:util';

/** The start of an error, without the colours of a terminal. */
const cut = (message = '') => stripVTControlCharacters(message).trim().slice(0, 600);

export const fromVitest = (report) => ({
  failures: report.testResults.flatMap(({ status, message, name, assertionResults }) =>
    status === 'failed' && !assertionResults.length
      ? [`${name}: ${cut(message)}`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}: ${cut(failureMessages[0])}`),
  ),
  passed: report.numPassedTests,
  // A file that fails to load has no tests of its own.
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

export const fromPlaywright = ({ stats, errors, suites }) => ({
  failures: [
    ...errors.map(({ message }) => cut(message)),
    ...suites
      .flatMap(specsIn)
      .flatMap(({ title, tests }) =>
        tests.flatMap(({ results }) =>
          results.flatMap((result) => result.errors.map(({ message }) => `${title}: ${cut(message)}`)),
        ),
      ),
  ],
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

export const fromLoad = ({ checks }) => {
  const passed = checks.filter((check) => check.passed).length;
  const failures = checks
    .filter((check) => !check.passed)
    .map(({ name, on, error }) => `${name} (${on}): ${cut(error)}`);
  return { passed, failed: checks.length - passed, skipped: 0, failures };
};
