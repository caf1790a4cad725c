import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { FailureBoundary } from './failureBoundary.tsx';

/** The moment that the page shows, as text: a panel that could not be drawn is tried again at another one. */
export const ShownMoment = createContext('');

/** What a panel that could not be drawn says. */
export const FailureWords = createContext((message: string): string => message);

export interface PanelFrameProps {
  readonly name: string;
  readonly title: string;
  /** Controls next to the title. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A landmark region of the page with a heading. */
export function PanelFrame({ name, title, tools, children }: PanelFrameProps) {
  return (
    <section class={`panel panel-${name}`} aria-labelledby={`${name}-title`}>
      <header class="panel-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {tools === undefined ? undefined : <div class="panel-tools">{tools}</div>}
      </header>
      <div class="panel-body" tabIndex={-1}>
        <FailureBoundary at={useContext(ShownMoment)} failed={useContext(FailureWords)}>
          {children}
        </FailureBoundary>
      </div>
    </section>
  );
}
