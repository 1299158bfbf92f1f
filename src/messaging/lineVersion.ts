/** If a message fails with 403 in this version of LINE, the app asks for an update (§line-update-asked). */
export const VERSION_THAT_CANNOT_SEND = '12.0.0';

function isOlder(version: string, minimum: string): boolean {
  const required = minimum.split('.').map(Number);
  const actual = version.split('.').map(Number);
  for (let part = 0; part < Math.max(actual.length, required.length); part += 1) {
    const difference = (actual[part] ?? 0) - (required[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/**
 * True if LINE reports whether the patient shared the message (§line-share-outcome).
 * Outside LINE, `lineVersion` is null, and the share picker always reports the result.
 */
export const reportsShareResult = (lineVersion: string | null): boolean =>
  lineVersion === null || !isOlder(lineVersion, '10.11.0');
