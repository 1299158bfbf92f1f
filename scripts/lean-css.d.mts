import type { PluginOption } from 'vite';
export const UNUSED_COLORS: string[];
export function leanCss(): PluginOption;
