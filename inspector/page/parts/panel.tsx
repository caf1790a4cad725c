import type { ComponentChildren } from 'preact';
import { useInspector } from '../session/context.ts';
import { FailureBoundary } from './failureBoundary.tsx';

export interface PanelProps {
  readonly name: string;
  readonly title: string;
  /** Controls next to the title. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A landmark region of the page with a heading. */
export function Panel({ name, title, tools, children }: PanelProps) {
  const { address = '' } = useInspector();
  return (
    <section class={`panel panel-${name}`} aria-labelledby={`${name}-title`}>
      <header class="panel-head">
        <h2 id={`${name}-title`}>{title}</h2>
        {tools === undefined ? undefined : <div class="panel-tools">{tools}</div>}
      </header>
      <div class="panel-body" tabIndex={-1}>
        <FailureBoundary at={address}>{children}</FailureBoundary>
      </div>
    </section>
  );
}
