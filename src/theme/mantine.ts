/**
 * What every screen needs of Mantine's style sheets. A module that uses one of its components imports that one's sheet, as
 * `.layer.css`: it splits with the route, and the layer lets our CSS modules win whatever the order
 * (`tests/repo/layout.test.ts` keeps the rule).
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './global.css';
