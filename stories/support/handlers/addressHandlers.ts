import { call } from './clinicHandlers';

/** The patient's delivery addresses. */
export const addressList = call('get', '/api/delivers/1');
/** Adding one. */
export const addingAddress = call('post', '/api/delivers');
/** Making one the main one. */
export const settingMain = call('put', '/api/delivers/:id');
/** Deleting one. */
export const deletingAddress = call('delete', '/api/delivers/:id');
