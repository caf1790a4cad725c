import type { ComponentChildren } from 'preact';
import { PagePanelError, panelProblem } from '../values/panelProblem.ts';

/** Where a panel is: one of the tabs above, in the row below it, or in the column beside both. */
export type Place = 'stage' | 'below' | 'side';

/** A part of the page that a pack adds. `Page` is what the page hands to all of its panels. */
export interface PagePanel<Page, Kind extends string = string> {
  /** In camel case or with hyphens: it is part of ids, classes and links. */
  readonly name: string;
  readonly title: string;
  readonly place: Place;
  /** The kinds of records that it reads. */
  readonly reads: readonly Kind[];
  /** Called as a component, so that it may use hooks. A panel of a row or column draws its own `PanelFrame`, or nothing while it is closed. */
  readonly render: (page: Page) => ComponentChildren;
}

/** The panels of a page, in the order in which they were registered. */
export class PagePanels<Page, Kind extends string = string> {
  readonly #kinds: readonly Kind[];
  readonly #panels: PagePanel<Page, Kind>[] = [];

  /** @param kinds of the records that the page can show. */
  constructor(kinds: readonly Kind[]) {
    this.#kinds = kinds;
  }

  /** @throws {PagePanelError} if the name is taken or malformed, or the page has no such records. */
  register(panel: PagePanel<Page, Kind>): void {
    const names = this.#panels.map(({ name }) => name);
    const problem = panelProblem(panel, names, this.#kinds);
    if (problem !== undefined) throw new PagePanelError(problem);
    this.#panels.push(panel);
  }

  at(place: Place): readonly PagePanel<Page, Kind>[] {
    return this.#panels.filter((panel) => panel.place === place);
  }

  /** The panels that read records of a kind. */
  reading(kind: string): readonly PagePanel<Page, Kind>[] {
    return this.#panels.filter(({ reads }) => reads.some((one) => one === kind));
  }
}
