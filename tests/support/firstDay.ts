export const TODAY = '2026-07-03';
/** A Friday, before the first block of the day. */
export const NOW = Date.parse(`${TODAY}T09:00:00+09:00`);
export const ORIGIN = 'http://localhost:8080';
