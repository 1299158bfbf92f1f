/**
 * The contract between the app and the clinic (api.md), as schemas: the app parses every reply with it, the reference
 * clinic parses every request with it, the fixtures of the stories are typed by it. Nothing is declared twice.
 */
export * from './http';
export * from './login';
export * from './booking';
export * from './questions';
export * from './reservations';
export * from './user';
export * from './addresses';
export * from './payment';
export * from './medicine';
