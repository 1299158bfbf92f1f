import { StartError } from '../startError';

/** Name of the object, or file, at the root of a store that holds the id of the database whose files these are. */
export const MARKER = 'clinic-id';

/** Throws a `StartError` when a store belongs to another database. */
export function mustBeOwn(place: string, owner: string, id: string): void {
  if (owner === id) return;
  throw new StartError(
    `The ${place} holds the files of the database ${owner}, and this is the database ${id}; name the store or the database that belong together.`,
  );
}
