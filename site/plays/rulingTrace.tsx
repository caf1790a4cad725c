import { mapShapes, type StateShape, shownAs, type TurnMap } from '@taiki/inspector/model';
import type { VNode } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { InWords } from '../language/inWords.ts';
import type { Words } from '../language/words.ts';
import { HeadlineText } from '../parts/headlineText.tsx';
import { Lanes } from '../parts/lanes.tsx';
import { Sides } from '../parts/sides.tsx';
import { Arrows, type MapName } from '../parts/turnMapPicture.tsx';
import type { PlayStep } from './playSteps.ts';
import type { RulingTrace, TraceStep } from './trace.ts';

/** The trace of the plays of a ruling, drawn on these maps and in these words. */
export function rulingTrace(
  plays: readonly (readonly PlayStep[])[],
  maps: { readonly [M in MapName]: TurnMap },
  words: Words,
): RulingTrace {
  const drawn = (part: VNode): string =>
    renderToStaticMarkup(<InWords.Provider value={words}>{part}</InWords.Provider>);
  const pieces: string[] = [];
  const indexes = new Map<string, number>();
  const piece = (markup: string): number => {
    const known = indexes.get(markup);
    if (known !== undefined) return known;
    indexes.set(markup, pieces.length);
    return pieces.push(markup) - 1;
  };
  const arrows = (step: PlayStep, name: MapName): number =>
    piece(drawn(<Arrows map={maps[name]} moment={step.moment} name={name} />));
  const traced = (step: PlayStep): TraceStep => {
    const { moment } = step;
    return {
      active: moment.active.duel.at(-1) ?? '',
      leaf: shownAs(maps.wide, moment.active.duel.at(-1) ?? '') ?? '',
      counts: mapShapes(maps.wide, moment, words.telling)
        .filter((shape): shape is StateShape => shape.kind === 'state' && shape.waiting > 0)
        .map(({ id, waiting }) => [id, waiting]),
      headline: piece(drawn(<HeadlineText step={step} />)),
      lanes: piece(drawn(<Lanes standby={moment.standby} />)),
      sides: piece(moment.table === undefined ? '' : drawn(<Sides table={moment.table} />)),
      arrows: { wide: arrows(step, 'wide'), narrow: arrows(step, 'narrow') },
    };
  };
  return { plays: plays.map((steps) => steps.map(traced)), pieces };
}
