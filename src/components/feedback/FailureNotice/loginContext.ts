import { createContext, useContext } from 'react';

/** Logs the patient in again; null before the app has started. */
export const LoginContext = createContext<(() => void) | null>(null);

export const useLogin = (): (() => void) | null => useContext(LoginContext);
