/** The whole contract, for server and tests. The app imports single files, so each screen loads only what it uses. */
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
