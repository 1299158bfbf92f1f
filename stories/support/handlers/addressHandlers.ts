import { addAddress, deleteAddress, listAddresses, setMainAddress } from '../../../src/api/contract';
import { call } from './clinicHandlers';

export const addressList = call(listAddresses);
export const addingAddress = call(addAddress);
export const settingMain = call(setMainAddress);
export const deletingAddress = call(deleteAddress);
