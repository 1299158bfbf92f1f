import { createContext, useContext, type ReactNode } from 'react';
import type { LinePlatform } from './platform';

const PlatformContext = createContext<LinePlatform | null>(null);

export function PlatformProvider({ platform, children }: { platform: LinePlatform; children: ReactNode }) {
  return <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>;
}

export function usePlatform(): LinePlatform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('PlatformProvider is missing above this component');
  return platform;
}
