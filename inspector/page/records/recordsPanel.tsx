import { Panel } from '../parts/panel.tsx';
import { Breakpoints } from './breakpoints.tsx';
import { RecordList } from './recordList.tsx';
import { SearchBox } from './searchBox.tsx';

export function RecordsPanel() {
  return (
    <Panel name="records" title="Records">
      <SearchBox />
      <Breakpoints />
      <RecordList />
    </Panel>
  );
}
