import { createContext, useContext } from 'react';

/** Logs in again; null where the app has not started. */
export const LoginProvider = createContext<(() => void) | null>(null);

export const useLogin = (): (() => void) | null => useContext(LoginProvider);
