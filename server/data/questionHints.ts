/** Help texts that several questions share. */
export const ROUGHLY = 'おおよその数字でかまいません。';
export const UNKNOWN_VALUE = 'わからない方は、未入力のままお進みください。';
export const NOT_MEASURED = '測っていない方は、未入力のままお進みください。';
export const EMERGENCY = '今、強い症状がある方は、診療を待たずに119番へ電話してください。';
