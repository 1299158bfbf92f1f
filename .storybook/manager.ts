import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { Steps } from './steps';
import { storybookTheme } from './storybookTheme';

const STEPS = 'steps-of-flows';

addons.setConfig({
  theme: storybookTheme,
  // The panel is closed at first. These widths leave space for the whole phone in a window of 1024 px.
  layout: { panelPosition: 'right', rightPanelWidth: 300, navSize: 280, showPanel: false },
  selectedPanel: STEPS,
  // The sidebar labels docs pages in Japanese. Their name must stay `Docs`, because it gives the URL (`…--docs`).
  sidebar: { renderLabel: ({ name, type }) => (type === 'docs' && name === 'Docs' ? '説明' : name) },
  // Hides the buttons for zoom, a new tab and sharing, because reviewers only look at screens.
  toolbar: { zoom: { hidden: true }, eject: { hidden: true }, share: { hidden: true } },
});

/** True if a story has named steps. Every flow except the prototype has them. */
const hasSteps = (id: string) => /^flows-(?!prototype-)/.test(id);

// Adds the steps panel before Storybook's addons add their panels, so that the tab 手順 comes first.
addons.add(STEPS, { type: types.PANEL, title: '手順', render: Steps });

// Opens the steps panel on stories with steps, and closes the panel on all other pages.
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
