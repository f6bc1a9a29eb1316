import { useLocation } from 'react-router';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** The section that the address names, which is open. The server does not see it, and hydration changes no attributes. */
export const useNamedSection = (): string | null => {
  const { hash } = useLocation();
  return useIsHydrated() && hash ? hash.slice(1) : null;
};
