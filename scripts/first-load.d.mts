import type { Plugin } from 'vite';

interface Group {
  name: string;
  test: RegExp | ((id: string) => boolean);
  priority: number;
}

export function firstLoad(): { plugin: Plugin; groups: Group[] };
