/** The frame of a page in a browser: registered panels, laid out. It loads no code of the game. */

export { PagePanelError } from '../values/panelProblem.ts';
export { type PagePanel, PagePanels, type Place } from './pagePanels.ts';
export { PanelFrame } from './panelFrame.tsx';
export { PanelLayout, type PanelLayoutProps } from './panelLayout.tsx';
