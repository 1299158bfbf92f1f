/**
 * The contract between app and clinic (api.md) as schemas: the app parses every reply with it, the reference clinic
 * every request, and the stories' fixtures are typed by it.
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
