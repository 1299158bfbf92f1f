/** The current time in all stories and fixtures, a Friday. */
export const NOW_ISO = '2026-07-03T09:00:00+09:00';
export const NOW = Date.parse(NOW_ISO);
export const TODAY = '2026-07-03';
