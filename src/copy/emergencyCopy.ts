/** The notice of 119 (§urgent-answers). */
export const emergency = {
  call: { '119': '119番に電話する', '#7119': '#7119に電話する' },
  /** While preparing for the call. */
  suddenly:
    '胸の強い痛み、息苦しさ、ろれつが回らないなど、急な症状があるときは、予約を待たずに119番へ電話してください。',
} as const;
