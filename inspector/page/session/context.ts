import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Inspector } from './inspector.ts';

export const InspectorContext = createContext<Inspector | undefined>(undefined);

export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (inspector === undefined)
    throw new Error('useInspector() was called outside <InspectorContext.Provider>.');
  return inspector;
}
