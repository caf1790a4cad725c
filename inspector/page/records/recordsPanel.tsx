import { PanelFrame } from '../../core/page/index.ts';
import { texts } from '../language/language.ts';
import { BelowTabs } from '../parts/belowTabs.tsx';
import { Bookmarks } from './bookmarks.tsx';
import { Breakpoints } from './breakpoints.tsx';
import { PlotForm } from './plotForm.tsx';
import { RecordList } from './recordList.tsx';
import { SearchBox } from './searchBox.tsx';

export function RecordsPanel() {
  return (
    <PanelFrame name="records" title={texts.value.panels.records} tools={<BelowTabs />}>
      <div class="records-tools">
        <SearchBox />
        <Breakpoints />
        <Bookmarks />
        <PlotForm />
      </div>
      <RecordList />
    </PanelFrame>
  );
}
