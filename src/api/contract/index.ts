/** The whole contract, for server and tests. The app imports the files below, so a screen loads only those it needs. */
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
