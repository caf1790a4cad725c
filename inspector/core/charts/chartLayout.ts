/** The bounds of a state or a label, in pixels from the top left corner of the chart. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drawn transition. Transitions between the same two states are drawn as one. */
export interface LaidOutEdge {
  /** Ids of the transitions drawn as this one. */
  readonly edges: readonly string[];
  readonly points: readonly Point[];
  /** One label per line of text. */
  readonly labels: readonly (Box & { readonly text: string })[];
}

/** The layout of a chart, without the states inside collapsed ones. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: Readonly<Record<string, Box>>;
  readonly edges: readonly LaidOutEdge[];
}
