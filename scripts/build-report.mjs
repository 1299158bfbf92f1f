// `npm run build:report`: download sizes of the app built for LINE. 1 kB = 1,000 bytes at brotli 11.
import { measureForLine } from './bundle-graph.mjs';

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const { first, picker, booking, shared, pages } = await measureForLine();

console.table({
  'loaded with every screen': kB(first),
  'before the first slot': kB(picker),
  'the whole booking path': kB(booking),
  'shared by other pages': kB(shared),
});
console.table(
  Object.fromEntries(
    pages.map(({ page, own, shared: common, total }) => [
      page,
      { own: kB(own), shared: kB(common), 'before use': kB(total) },
    ]),
  ),
);
