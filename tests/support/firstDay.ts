export const TODAY = '2026-07-03';
/** A Friday, 09:00 JST: the whole day is still ahead. */
export const NOW = Date.parse(`${TODAY}T09:00:00+09:00`);
export const ORIGIN = 'http://localhost:8080';
