import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { loadEnv, type Plugin } from 'vite';
import { ruleIndex } from './ruleIndex.ts';

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

const JAPANESE = '[\\u3000-\\u30ff\\u4e00-\\u9fff\\uff00-\\uffef]';

/** Removes line breaks next to Japanese text, because browsers show such a line break as a space. */
function joinJapanese() {
  return function join(node: MarkdownNode): void {
    if (node.type === 'text') {
      node.value = node.value
        ?.replace(new RegExp(`(?<=${JAPANESE})\\n`, 'g'), '')
        .replace(new RegExp(`\\n(?=${JAPANESE})`, 'g'), '');
    }
    node.children?.forEach(join);
  };
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files outside `static/` that Storybook also serves. */
const SERVED = [
  ['mockServiceWorker.js', 'text/javascript', fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))],
  ['hero.svg', 'image/svg+xml', `${ROOT}public/hero.svg`],
] as const;

const servedFiles: Plugin = {
  name: 'served-files',
  configureServer({ middlewares }) {
    for (const [name, type, file] of SERVED)
      middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('content-type', type);
        response.end(readFileSync(file));
      });
  },
  generateBundle() {
    for (const [fileName, , file] of SERVED) this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
  },
};

const { VITE_FEEDBACK_URL: feedback } = loadEnv('production', ROOT, 'VITE_');
if (feedback && !(URL.canParse(feedback) && /^(https?|mailto):/.test(feedback)))
  throw new Error(`VITE_FEEDBACK_URL must be an http(s) or mailto address, not "${feedback}".`);

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [joinJapanese] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: '@storybook/react-vite',
  staticDirs: ['./static'],
  // The sidebar hides these stories until the reader ticks the filter `regression`.
  tags: { regression: { defaultFilterSelection: 'exclude' } },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), servedFiles, ruleIndex(ROOT)] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
