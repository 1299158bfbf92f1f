/** The fixed current time of all stories and fixtures: Friday 3 July 2026, 9:00 in Tokyo. */
export const NOW_ISO = '2026-07-03T09:00:00+09:00';
export const NOW = Date.parse(NOW_ISO);
export const TODAY = '2026-07-03';
