/** What the preview's clinic tells its patients. */
export const SAMPLE_REASON = '担当医の急病のため、診療できなくなりました。';
export const SAMPLE_PARCEL = { carrier: 'さくら運輸', number: '4021-7735-1180' };
