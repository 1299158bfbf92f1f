import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { Steps } from './steps';
import { storybookTheme } from './storybookTheme';

const STEPS = 'steps-of-flows';

addons.setConfig({
  theme: storybookTheme,
  // These widths leave space for a whole phone in a window of 1024 px.
  layout: { panelPosition: 'right', rightPanelWidth: 300, navSize: 280, showPanel: false },
  selectedPanel: STEPS,
  // The sidebar shows docs pages as 説明.
  // The pages keep the name `Docs`, because Storybook makes the URL `…--docs` from this name.
  sidebar: { renderLabel: ({ name, type }) => (type === 'docs' && name === 'Docs' ? '説明' : name) },
  toolbar: { zoom: { hidden: true }, eject: { hidden: true }, share: { hidden: true } },
});

/** Every flow except the prototype has named steps. */
const hasSteps = (id: string) => /^flows-(?!prototype-)/.test(id);

// Runs before Storybook's addons add their panels, so that the tab 手順 comes first.
addons.add(STEPS, { type: types.PANEL, title: '手順', render: Steps });

addons.register(STEPS, (api) => {
  let isOpen = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
    const shouldOpen = viewMode === 'story' && hasSteps(storyId);
    if (shouldOpen === isOpen) return;
    isOpen = shouldOpen;
    if (shouldOpen) api.setSelectedPanel(STEPS);
    api.togglePanel(shouldOpen);
  });
});
