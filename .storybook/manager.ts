import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { Steps } from './steps';
import { storybookTheme } from './storybookTheme';

const STEPS = 'steps-of-flows';

addons.setConfig({
  theme: storybookTheme,
  // The panel is closed at first. The panel opens on the right, so that 1024 px are wide enough for the whole phone.
  layout: { panelPosition: 'right', rightPanelWidth: 300, navSize: 280, showPanel: false },
  selectedPanel: STEPS,
  // Docs pages get a Japanese label. Their name stays `Docs`, because it is part of their ASCII URL (`…--docs`).
  sidebar: { renderLabel: ({ name, type }) => (type === 'docs' && name === 'Docs' ? '説明' : name) },
  // Reviewers only look at screens, so they need no editor links and no zoom.
  toolbar: { zoom: { hidden: true }, eject: { hidden: true }, share: { hidden: true } },
});

/** Whether a story has named steps, as every flow except the prototype does. */
const hasSteps = (id: string) => /^flows-(?!prototype-)/.test(id);

// The steps panel is added before Storybook's addons add their panels, so that its tab comes first.
addons.add(STEPS, { type: types.PANEL, title: '手順', render: Steps });

// The steps panel opens when a flow is shown, and closes when another page is shown.
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
