import { createContext, useContext } from 'react';

/** Logs the patient in again. Null before the app has started. */
export const LoginProvider = createContext<(() => void) | null>(null);

export const useLogin = (): (() => void) | null => useContext(LoginProvider);
