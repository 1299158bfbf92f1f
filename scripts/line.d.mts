import type { Plugin } from 'vite';

export function lineFiles(settings: Record<string, string>): Plugin;
