export interface Parcel {
  carrier: string;
  number: string;
}

/** Null where one is missing (§parcel-number). */
export const parcelOf = (carrier: string | null, number: string | null): Parcel | null =>
  carrier && number ? { carrier, number } : null;
