import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import type { Face, Filter, Keyword } from '../language/vocabulary.ts';
import { ask } from '../play/ask.ts';
import { infoOf, type Play } from '../play/play.ts';
import { creaturesOf, keywordsIn } from '../questions/characteristics.ts';
import { matches } from '../questions/filters.ts';
import type { Procedure, World } from '../state/game.ts';
import { scopeOf } from '../state/scope.ts';

type Evolution = Extract<Keyword, { name: 'evolution' }>;

/** 801.1a. What an evolution creature has to be put on; undefined for a creature that is no evolution. */
const evolutionOf = (face: Face): Evolution | undefined =>
  keywordsIn(face.abilities, 'evolution').find((keyword) => keyword.name === 'evolution');

/** 801.1a. Whether a card has to be put on something. */
export const needsBase = (face: Face): boolean => evolutionOf(face) !== undefined;

const basesNeeded = (evolution: Evolution): number => evolution.count ?? 1;

/** 801.1a. The player's objects that may be the base. */
function basesFor(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  base: Filter,
  evolution?: Evolution,
): readonly CardObject[] {
  const scope = scopeOf(player, object.id, face.name);
  const from = evolution?.from ?? 'battleZone';
  const candidates = from === 'battleZone' ? creaturesOf(world, player) : counted(world.game, player, from);
  return candidates.filter(
    (candidate) => candidate.id !== object.id && matches(world, candidate, base, scope),
  );
}

/** 801.1a. Whether there is what it has to be put on. */
export function hasBase(world: World, player: Player, object: CardObject, face: Face): boolean {
  const evolution = evolutionOf(face);
  if (evolution === undefined) return true;
  return basesFor(world, player, object, face, evolution.base, evolution).length >= basesNeeded(evolution);
}

/** 601.1h, 801.1a. The player picks what the evolution creature is put on. Undefined where there is no legal base. */
export function* chooseBases(
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
): Procedure<readonly ObjectId[] | undefined> {
  const evolution = evolutionOf(face);
  if (evolution === undefined) return [];
  const bases = basesFor(play, player, object, face, evolution.base, evolution);
  const count = basesNeeded(evolution);
  if (bases.length < count) return undefined;
  const chosen = yield* ask({
    player,
    kind: 'evolve',
    rule: '801.1a',
    prompt: `Choose what ${face.name} is put on`,
    source: infoOf(play, object, player, 'known'),
    options: bases.map((base) => {
      const card = infoOf(play, base, player, 'known');
      return { option: { label: card.name ?? 'A card', card }, value: base.id };
    }),
    min: count,
    max: count,
  });
  return chosen;
}
