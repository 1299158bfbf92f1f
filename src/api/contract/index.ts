/**
 * Exports the whole contract for the clinic, tests and stories.
 * The app imports single files, because a screen must not load the whole contract.
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
