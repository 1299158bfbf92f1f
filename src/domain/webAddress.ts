/** True for an absolute http(s) URL. The app never navigates to anything else (§card-provider-page). */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text);
