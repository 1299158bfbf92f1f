import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme';

addons.setConfig({
  theme: storybookTheme,
  // The screen alone at first; the panel opens beside the phone, whose whole height is then in sight.
  layout: { panelPosition: 'right', rightPanelWidth: 360, navSize: 280, showPanel: false },
  selectedPanel: 'storybook/interactions/panel',
  // The name is part of the address (`…--docs`), which stays ASCII; only what is read is Japanese.
  sidebar: { renderLabel: ({ name, type }) => (type === 'docs' && name === 'Docs' ? '説明' : name) },
  // Reviewers look at screens: no editor and no zoom.
  toolbar: { zoom: { hidden: true }, eject: { hidden: true }, share: { hidden: true } },
});
