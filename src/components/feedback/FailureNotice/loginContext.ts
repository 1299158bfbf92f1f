import { createContext, useContext } from 'react';

/** Logs in again; null before the app has started. */
export const LoginProvider = createContext<(() => void) | null>(null);

export const useLogin = (): (() => void) | null => useContext(LoginProvider);
