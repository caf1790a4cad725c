import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import type { Face } from '../language/vocabulary.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { baseKinds, basesFor, canTakeOneOfEach, evolutionOf } from '../questions/bases.ts';
import { infoOf } from '../questions/objectInfo.ts';
import type { Procedure } from '../state/game.ts';

/**
 * 601.1h, 801.1a. The player chooses the bases of an evolution creature, kind by kind: those of the last kind together, the others one at a
 * time, so that enough bases remain for the kinds that follow. Returns undefined if the creature cannot be put on anything.
 */
export function* chooseBases(
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
): Procedure<readonly ObjectId[] | undefined> {
  const evolution = evolutionOf(face);
  if (evolution === undefined) return [];
  const kinds = baseKinds(evolution);
  const bases = basesFor(play, player, object, face, kinds);
  if (!canTakeOneOfEach(bases)) return undefined;
  const chosen: ObjectId[] = [];
  while (chosen.length < kinds.length) {
    const at = chosen.length;
    const same = kinds.filter((kind, index) => index >= at && kind === kinds[at]).length;
    const count = at + same === kinds.length ? same : 1;
    const others = bases.slice(at + count);
    const offered = (bases[at] ?? []).filter(
      ({ id }) => !chosen.includes(id) && canTakeOneOfEach(others, [...chosen, id]),
    );
    chosen.push(...(yield* chooseSome(play, player, object, face, offered, count)));
  }
  return chosen;
}

const chooseSome = (
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
  offered: readonly CardObject[],
  count: number,
): Procedure<readonly ObjectId[]> =>
  ask({
    player,
    kind: 'evolve',
    rule: '801.1a',
    prompt: `Choose what ${face.name} is put on`,
    source: infoOf(play, object, player, 'known'),
    options: offered.map((base) => {
      const card = infoOf(play, base, player, 'known');
      return { option: { label: card.name ?? 'A card', card }, value: base.id };
    }),
    min: count,
    max: count,
  });
