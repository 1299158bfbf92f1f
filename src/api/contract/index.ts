/**
 * For server and tests; the app imports each call from its own file, so that a screen loads only the calls it makes.
 */
export * from './http';
export * from './extras';
export * from './login';
export * from './booking';
export * from './questionnaire';
export * from './reservations';
export * from './users';
export * from './files';
export * from './addresses';
export * from './payments';
export * from './medicine';
export * from './messages';
