import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Inspector } from './inspector.ts';

export const InspectorContext = createContext<Inspector | undefined>(undefined);

/** The inspector of the page. */
export function useInspector(): Inspector {
  const inspector = useContext(InspectorContext);
  if (inspector === undefined) throw new Error('A part of the page is drawn outside of InspectorContext.');
  return inspector;
}
