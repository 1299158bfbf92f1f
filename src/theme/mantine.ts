/**
 * Mantine's style sheets that every screen needs. All others are imported, as `.layer.css`, by the module that uses
 * the component: they split with the route, and the layer lets our CSS modules win whatever the order
 * (`tests/repo/layout.test.ts` keeps the rule).
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './global.css';
