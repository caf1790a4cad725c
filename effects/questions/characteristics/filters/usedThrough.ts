import type { CardObject, ObjectId } from '../../../../table/nouns.ts';
import type { UsedThroughFilter } from '../../../language/filters/usedThrough.ts';
import type { Game } from '../../../state/game.ts';
import type { FilterRules } from '../filterRules.ts';

type Through = NonNullable<UsedThroughFilter['usedThrough']>;

/** 112.3a. It was used by this keyword. */
const isDeclared = ({ thisTurn }: Game, id: ObjectId, through: Through): boolean =>
  thisTurn.some((fact) => fact.kind === 'cardUsed' && fact.object === id && fact.through === through);

/** 601.1a. How it is paid for: its own alternative cost, or what its player gives something for later. */
const isPaid = ({ use }: Game, id: ObjectId, through: 'alternativeCost' | 'less'): boolean =>
  use?.object === id &&
  (through === 'less'
    ? use.reductions?.some(({ pay }) => pay === 'later') === true
    : use.granted === undefined && use.alternative !== undefined);

/** 409.1b, 601.1a. It is pending until its use ends, where it is used from. */
function isUsed(game: Game, { id, zone }: CardObject, through: Through): boolean {
  if (through === 'hand') return zone === 'hand';
  return through === 'shieldTrigger' ? isDeclared(game, id, through) : isPaid(game, id, through);
}

export const usedThroughRules: FilterRules<'usedThrough'> = {
  fits: (through, { game }, object) => object.pending && isUsed(game, object, through),
};
