import type { Plugin } from 'vite';

export function shells(settings: Record<string, string>): Plugin;
