import { createContext, useContext } from 'react';

/** Provides the function that logs the patient in again. Null before the app has started. */
export const LoginContext = createContext<(() => void) | null>(null);

export const useLogin = (): (() => void) | null => useContext(LoginContext);
