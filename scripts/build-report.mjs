// Says what the app for LINE asks of a phone: `npm run build:report`. Sizes are bytes at brotli 11; 1 kB = 1,000 bytes.
import { buildForLine, measure } from './bundle-graph.mjs';

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const { first, picker, booking, shared, routes } = measure(await buildForLine());

console.log('JS and CSS at brotli 11\n');
console.log(`${'loaded with every screen'.padEnd(34)}${kB(first)}`);
console.log(`${'before the first slot'.padEnd(34)}${kB(picker)}`);
console.log(`${'the whole booking path'.padEnd(34)}${kB(booking)}`);
console.log(`${'chunks shared by other routes'.padEnd(34)}${kB(shared)}\n`);
console.log(`${'route'.padEnd(22)}${['own', 'shared', 'before use'].map((word) => word.padStart(11)).join('')}`);
for (const { page, own, shared: others, total } of routes)
  console.log(`${page.padEnd(22)} ${[own, others, total].map(kB).join(' ')}`);
for (const { page, packages } of routes) {
  console.log(`\n${page}`);
  for (const [name, bytes] of packages.slice(0, 15)) console.log(`  ${name.padEnd(30)}${kB(bytes)}`);
}
