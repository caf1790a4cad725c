import type { ObjectId } from '../../../table/nouns.ts';
import type { World } from '../../state/world.ts';
import type { EventRules } from './eventRules.ts';
import { isMana } from './subjects.ts';

const timesTapped = (world: World, id: ObjectId): number =>
  world.game.thisTurn.filter((fact) => fact.kind === 'cardTapped' && fact.object === id).length;

export const tappedRules: EventRules<'tapped'> = {
  facts: ['cardTapped'],
  matches: (ask, world, pattern, fact, scope) =>
    fact.kind === 'cardTapped' &&
    !isMana(ask, world, fact.object) &&
    ask.isSubject(world, pattern.what, fact.object, fact.player, scope) &&
    (pattern.first === undefined || timesTapped(world, fact.object) === 1),
};
