// `npm run audit`: the known weaknesses of what reaches a patient or runs the clinic. Ends with 1 when one is high or
// critical, and with 2 when the registry offers no audit: then nothing is known.
import { npm } from './npm.mjs';
import { stop } from './paths.mjs';

const GRAVE = ['critical', 'high'];

const { stdout } = npm(['audit', '--omit=dev', '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const report = read(stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  console.error('Nothing was audited: the registry that npm uses here offers no audit.');
  process.exit(2);
}

const weak = Object.values(report.vulnerabilities ?? {});
for (const { name, severity, range, fixAvailable } of weak)
  console.log(`${severity.padEnd(9)} ${name} ${range}${fixAvailable ? ' (there is a fix)' : ''}`);
const grave = GRAVE.reduce((sum, severity) => sum + (counts[severity] ?? 0), 0);
const sentence = `${counts.total} known weaknesses in what is shipped, ${grave} of them high or critical.`;
if (grave > 0) stop(sentence);
console.log(sentence);
