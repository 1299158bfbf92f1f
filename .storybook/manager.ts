import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { Steps } from './steps';
import { storybookTheme } from './storybookTheme';

const STEPS = 'steps-of-flows';

addons.setConfig({
  theme: storybookTheme,
  // The panel is closed at first. It opens on the right, so that the whole phone stays visible from a width of 1024 px on.
  layout: { panelPosition: 'right', rightPanelWidth: 300, navSize: 280, showPanel: false },
  selectedPanel: STEPS,
  // Only the label is Japanese, because the name is part of the URL (`…--docs`), which stays ASCII.
  sidebar: { renderLabel: ({ name, type }) => (type === 'docs' && name === 'Docs' ? '説明' : name) },
  // Reviewers only look at screens, so they need no editor links and no zoom.
  toolbar: { zoom: { hidden: true }, eject: { hidden: true }, share: { hidden: true } },
});

/** Only flows have named steps. */
const hasSteps = (id: string) => /^flows-(?!prototype-)/.test(id);

// Registered before the addons, so that it is the first panel.
addons.add(STEPS, { type: types.PANEL, title: '手順', render: Steps });

// The steps panel opens for a flow and closes after it.
addons.register(STEPS, (api) => {
  let opened = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
    const opens = viewMode === 'story' && hasSteps(storyId);
    if (opens === opened) return;
    opened = opens;
    if (opens) api.setSelectedPanel(STEPS);
    api.togglePanel(opens);
  });
});
