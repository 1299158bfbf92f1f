/** Not for the app: it imports single files of this folder, so that a screen does not load the whole contract. */
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
