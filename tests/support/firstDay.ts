export const TODAY = '2026-07-03';
/** The time at which a test clinic starts: a Friday, 09:00 in Japan, before the first block of the day. */
export const NOW = Date.parse(`${TODAY}T09:00:00+09:00`);
export const ORIGIN = 'http://localhost:8080';
