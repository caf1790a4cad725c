/** The frame of a page in a browser: registered panels, laid out. It loads no code of the game. */

export { type PagePanel, PagePanels } from './pagePanels.ts';
export { PanelFrame } from './panelFrame.tsx';
export { PanelLayout } from './panelLayout.tsx';
