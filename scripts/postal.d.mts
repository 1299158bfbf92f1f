import type { Plugin } from 'vite';

export function readTowns(source: string): Record<string, Record<string, string[]>>;
export function postalFiles(): Plugin;
