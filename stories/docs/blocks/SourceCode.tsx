import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { StoryEntry } from './storyIndex';

const FILES = import.meta.glob<string>('../../../src/components/*/*/*.tsx', { query: '?raw', import: 'default' });

export function SourceCode({ story: { importPath } }: { story: StoryEntry }) {
  const [code, setCode] = useState('');
  const [, folder, name] = /components\/([a-z]+)\/(\w+)\.stories/.exec(importPath) ?? [];
  const file = `src/components/${folder}/${name}/${name}.tsx`;
  return (
    <details onToggle={() => void FILES[`../../../${file}`]?.().then(setCode)}>
      <summary>{`コード（${file}）`}</summary>
      <Source code={code} language="tsx" />
    </details>
  );
}
