import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import type { Face } from '../language/vocabulary.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { basesFor, basesNeeded, evolutionOf } from '../questions/bases.ts';
import { infoOf } from '../questions/objectInfo.ts';
import type { Procedure } from '../state/game.ts';

/**
 * 601.1h, 801.1a. The player chooses the base of an evolution creature. Returns undefined if there is no legal base.
 */
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
