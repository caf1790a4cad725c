import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { PagePanel, PagePanels } from './pagePanels.ts';
import { FailureWords, PanelFrame, ShownMoment } from './panelFrame.tsx';
import { Splitter } from './splitter.tsx';

/** One of several, by name. */
interface Chosen {
  readonly shown: string;
  readonly show: (name: string) => void;
}

export interface PanelLayoutProps<Page, Kind extends string> {
  readonly page: Page;
  readonly panels: PagePanels<Page, Kind>;
  /** The moment that the page shows, as text. */
  readonly moment: string;
  readonly stage: Chosen & {
    readonly name: string;
    readonly title: string;
    /** Of its tabs, for those who cannot see them. */
    readonly label: string;
    /** Controls beside the tabs. */
    readonly tools?: ComponentChildren;
  };
  /** Which of stage and row has the whole middle column, and what of the row is shown where there is no room for all. */
  readonly middle: { readonly whole: string; readonly below: string };
  readonly sizes: {
    readonly below: Signal<number>;
    readonly side: Signal<number>;
  };
  /** `bar`: the tabs of a narrow screen. `failed`: what stands in a panel that cannot be drawn. */
  readonly labels: {
    readonly below: string;
    readonly side: string;
    readonly bar: string;
    readonly failed: (message: string) => string;
  };
  /** On a narrow screen: what is shown, and the tabs for it. */
  readonly narrow: Chosen & {
    readonly tabs: readonly (readonly [name: string, title: string])[];
  };
}

/** Lays out the registered panels. It knows none of them, nor what they show. */
export function PanelLayout<Page, Kind extends string>(props: PanelLayoutProps<Page, Kind>) {
  const { page, panels, moment, middle, sizes, labels, narrow } = props;
  return (
    <FailureWords.Provider value={labels.failed}>
      <ShownMoment.Provider value={moment}>
        <main class={`panels show-${narrow.shown}`} style={{ '--right': `${sizes.side.value}px` }}>
          <div
            class={`middle middle-${middle.whole} below-${middle.below}`}
            style={{ '--below': `${sizes.below.value}px` }}
          >
            <Stage {...props} />
            <Splitter
              label={labels.below}
              between="rows"
              panel="after"
              size={sizes.below}
              min={120}
              max={900}
            />
            <div class="below">
              {panels.at('below').map((panel) => (
                <Rendered key={panel.name} panel={panel} page={page} />
              ))}
            </div>
          </div>
          <Splitter
            label={labels.side}
            between="columns"
            panel="after"
            size={sizes.side}
            min={300}
            max={800}
          />
          <div class="right">
            {panels.at('side').map((panel) => (
              <Rendered key={panel.name} panel={panel} page={page} />
            ))}
          </div>
        </main>
        <nav class="panel-bar" aria-label={labels.bar}>
          <Tabs tabs={narrow.tabs} chosen={narrow} />
        </nav>
      </ShownMoment.Provider>
    </FailureWords.Provider>
  );
}

function Stage<Page, Kind extends string>({ page, panels, stage }: PanelLayoutProps<Page, Kind>) {
  const offered = panels.at('stage');
  const shown = offered.find(({ name }) => name === stage.shown);
  return (
    <PanelFrame
      name={stage.name}
      title={stage.title}
      tools={
        <div class="tabs" role="group" aria-label={stage.label}>
          <Tabs tabs={offered.map(({ name, title }) => [name, title])} chosen={stage} />
          {stage.tools}
        </div>
      }
    >
      {shown === undefined ? undefined : <Rendered key={shown.name} panel={shown} page={page} />}
    </PanelFrame>
  );
}

interface RenderedProps<Page, Kind extends string> {
  readonly panel: PagePanel<Page, Kind>;
  readonly page: Page;
}

/** A component of its own, so that each panel has its hooks and signals. */
const Rendered = <Page, Kind extends string>({ panel, page }: RenderedProps<Page, Kind>) => (
  <>{panel.render(page)}</>
);

interface TabsProps {
  readonly tabs: readonly (readonly [name: string, title: string])[];
  readonly chosen: Chosen;
}

const Tabs = ({ tabs, chosen }: TabsProps) =>
  tabs.map(([name, title]) => (
    <button type="button" key={name} aria-pressed={chosen.shown === name} onClick={() => chosen.show(name)}>
      {title}
    </button>
  ));
