import { addAddress, deleteAddress, listAddresses, setMainAddress } from '../../../src/api/contract';
import { call } from './clinicHandlers';

/** The patient's delivery addresses. */
export const addressList = call(listAddresses);
/** Adding one. */
export const addingAddress = call(addAddress);
/** Making one the main one. */
export const settingMain = call(setMainAddress);
/** Deleting one. */
export const deletingAddress = call(deleteAddress);
