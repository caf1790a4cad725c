import { type MapShape, type Moment, mapShapes, type StateShape, type TurnMap } from '@taiki/inspector/model';
import type { VNode } from 'preact';
import { useWords } from '../language/inWords.ts';

/** Both layouts of the map are on each page; the style sheet shows the one that fits. */
export type MapName = 'wide' | 'narrow';

export const MAP_WIDTHS: { readonly [M in MapName]: number } = { wide: 860, narrow: 350 };

const round = (value: number): number => Math.round(value * 10) / 10;

function Label({
  shape,
  dx,
  dy,
  bold,
}: {
  readonly shape: StateShape;
  readonly dx: number;
  readonly dy: number;
  readonly bold?: true;
}): VNode {
  const { box, label } = shape;
  return (
    <text x={round(box.x + dx)} y={round(box.y + dy)} class={bold && 'bold'}>
      {label}
    </text>
  );
}

function Figure({ shape }: { readonly shape: StateShape }): VNode {
  const { look, box, rule, waiting } = shape;
  const rect = (rx: number): VNode => (
    <rect
      x={round(box.x)}
      y={round(box.y)}
      width={round(box.width)}
      height={round(box.height - (look === 'cell' ? 1 : 0))}
      rx={rx}
    />
  );
  const right = round(box.x + box.width - 5);
  switch (look) {
    case 'dot':
      return (
        <>
          <circle cx={round(box.x + 6)} cy={round(box.y + 7.5)} r="4" />
          <Label shape={shape} dx={13} dy={11.5} />
        </>
      );
    case 'arbiter':
      return rect(3);
    case 'cell':
      return (
        <>
          {rect(3)}
          <Label shape={shape} dx={5} dy={10} />
          <text class="count" x={right} y={round(box.y + 10)}>
            {waiting === 0 ? '' : waiting}
          </text>
        </>
      );
    case 'chip':
      return (
        <>
          {rect(12)}
          <Label shape={shape} dx={8} dy={17} bold />
        </>
      );
    case 'group':
      return (
        <>
          {rect(5)}
          <Label shape={shape} dx={4} dy={13} bold />
        </>
      );
    case 'frame':
      return (
        <>
          {rect(5)}
          <Label shape={shape} dx={8} dy={13} bold />
          <text class="number" x={right} y={round(box.y + 13)}>
            {rule}
          </text>
        </>
      );
  }
}

function Shape({ shape, tip }: { readonly shape: MapShape; readonly tip: string }): VNode {
  if (shape.kind === 'state')
    return (
      <g class={`${shape.look}${shape.lit === 'off' ? '' : ` ${shape.lit}`}`} data-state={shape.id}>
        <Figure shape={shape} />
      </g>
    );
  return (
    <>
      <path class={shape.kind} d={shape.path} marker-end={`url(#${tip})`} />
      {shape.label !== '' && (
        <text class="label" x={round(shape.at.x)} y={round(shape.at.y)}>
          {shape.label}
        </text>
      )}
    </>
  );
}

const isMoving = ({ kind }: MapShape): boolean => kind === 'taken' || kind === 'return';

/** The arrows of a moment: the last transition, and the return to the active player. */
export function Arrows({ map, moment, name }: PictureProps): VNode {
  const { telling } = useWords();
  return (
    <>
      {mapShapes(map, moment, telling)
        .filter(isMoving)
        .map((shape) => (
          <Shape shape={shape} tip={`tip-${name}`} />
        ))}
    </>
  );
}

interface PictureProps {
  readonly map: TurnMap;
  readonly moment: Moment;
  readonly name: MapName;
}

/** The map of a turn at a moment. The script of the page lights other states in it and replaces its arrows. */
export function TurnMapPicture({ map, moment, name }: PictureProps): VNode {
  const tip = `tip-${name}`;
  const height = Math.ceil(map.height);
  const words = useWords();
  return (
    <svg
      class={`map ${name}`}
      viewBox={`0 0 ${map.width} ${height}`}
      role="img"
      aria-label={words.ruling.map(moment.state)}
      data-map={name}
    >
      <defs>
        <marker
          id={tip}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0,0L8,4L0,8z" />
        </marker>
      </defs>
      {mapShapes(map, moment, words.telling)
        .filter((shape) => !isMoving(shape))
        .map((shape) => (
          <Shape shape={shape} tip={tip} />
        ))}
      <g class="arrows">
        <Arrows map={map} moment={moment} name={name} />
      </g>
    </svg>
  );
}
