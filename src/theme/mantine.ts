/**
 * Mantine's style sheets that every screen needs, and those that others build on: within the layer the order of loading
 * decides, and across chunks only what is loaded first is sure to come first. All others are imported, as `.layer.css`,
 * by the module that uses the component: they split with the route, and the layer lets our CSS modules win whatever the
 * order (`tests/repo/layout.test.ts` keeps the rule).
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import './global.css';
