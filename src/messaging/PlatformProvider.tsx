import { createContext, useContext, type ReactNode } from 'react';
import type { LinePlatform } from './platform';

const PlatformContext = createContext<LinePlatform | null>(null);

interface PlatformProviderProps {
  platform: LinePlatform;
  children: ReactNode;
}

export function PlatformProvider({ platform, children }: PlatformProviderProps) {
  return <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>;
}

export function usePlatform(): LinePlatform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('PlatformProvider is missing above this component');
  return platform;
}
