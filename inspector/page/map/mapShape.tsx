import type { MapShape, StateShape } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

type ArrowShape = Exclude<MapShape, StateShape>;

export function Arrow({ shape: { kind, path, label, at } }: { readonly shape: ArrowShape }) {
  return (
    <g class={`map-arrow map-arrow-${kind}`}>
      <path d={path} marker-end={`url(#map-${kind})`} />
      {label === '' ? undefined : (
        <text x={at.x} y={at.y} text-anchor="end">
          {label}
        </text>
      )}
    </g>
  );
}

/** A state of the map. It opens the full chart at the state. */
export function StateOnMap({ shape }: { readonly shape: StateShape }) {
  const inspector = useInspector();
  const { id, look, box, label, rule, lit } = shape;
  const open = (): void => inspector.openRoom(id);
  return (
    <g
      class={`map-state map-${look} map-lit-${lit}`}
      data-id={id}
      role="button"
      tabindex={lit === 'leaf' ? 0 : -1}
      aria-label={
        look === 'arbiter' ? texts.value.map.arbiterOf(label, id.split('.').slice(1, -1)) : undefined
      }
      aria-current={lit === 'leaf' ? 'step' : undefined}
      transform={`translate(${box.x},${box.y})`}
      onClick={(event) => {
        event.stopPropagation();
        open();
      }}
      onKeyDown={({ key }) => key === 'Enter' && open()}
    >
      {look === 'dot' ? <Dot shape={shape} /> : undefined}
      {look === 'cell' || look === 'arbiter' ? <Cell shape={shape} /> : undefined}
      {look === 'frame' || look === 'group' || look === 'chip' ? (
        <>
          <rect width={box.width} height={box.height} rx={look === 'chip' ? 13 : 5} />
          <text x={look === 'group' ? 4 : 8} y={look === 'chip' ? 17 : 13}>
            {label}
          </text>
          {look === 'frame' ? (
            <text class="map-rule" x={box.width - 6} y="13" text-anchor="end">
              {rule}
            </text>
          ) : undefined}
        </>
      ) : undefined}
    </g>
  );
}

function Dot({ shape: { box, label } }: { readonly shape: StateShape }) {
  return (
    <>
      <rect class="map-hit" width={box.width - 3} height={box.height} rx="8" />
      <circle cx="6" cy="7.5" r="4" />
      <text x="13" y="11.5">
        {label}
      </text>
    </>
  );
}

function Cell({ shape: { look, box, label, waiting } }: { readonly shape: StateShape }) {
  return (
    <>
      <rect width={box.width} height={box.height - (look === 'cell' ? 1 : 0)} rx="3" />
      {look === 'cell' ? (
        <text x="5" y="10">
          {label}
        </text>
      ) : undefined}
      {waiting === 0 ? undefined : (
        <text class="map-count" x={box.width - 5} y="10" text-anchor="end">
          {waiting}
        </text>
      )}
    </>
  );
}
