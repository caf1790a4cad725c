import { cardsOf } from '../../../table/links.ts';
import type { CardObject, ObjectId, Player } from '../../../table/nouns.ts';
import { changed } from '../../../table/objects.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import type { Face, Filter } from '../../language/vocabulary.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { movesTopCards } from '../../questions/abilities/repertoire.ts';
import { putBan } from '../../questions/characteristics/bans.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import {
  baseKinds,
  basesFor,
  canTakeOneOfEach,
  evolutionOf,
  evolvesByChoice,
  isByChoice,
} from '../../questions/characteristics/piles/bases.ts';
import { chosenTo } from '../../questions/costs/reductions.ts';
import type { Procedure } from '../../state/game.ts';

/** 601.1e. What was chosen as the use was declared, because it takes something off the cost, and is still there. */
const settledBases = (
  { game: { use } }: Play,
  { id }: CardObject,
  offered: readonly CardObject[],
): readonly ObjectId[] => {
  if (use?.object !== id) return [];
  const chosen = chosenTo('base', use.reductions ?? []);
  return chosen.filter((base) => offered.some((one) => one.id === base));
};

/** How many bases are chosen together. */
interface HowMany {
  readonly min: number;
  readonly max: number;
}

/**
 * 601.1h, 801.1a. The player chooses the bases of an evolution creature; of a NEO creature also whether it has any (802.1). Returns undefined
 * if the creature cannot be put on anything although it has to be.
 */
export function* chooseBases(
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
  how: 'summoned' | 'used' | 'put',
): Procedure<readonly ObjectId[] | undefined> {
  const evolution = evolutionOf(face);
  if (evolution === undefined) return [];
  const kinds = baseKinds(evolution);
  const bases = basesFor(play, player, object, face, kinds);
  const isPossible = canTakeOneOfEach(bases);
  const [offered = []] = bases;
  const settled = settledBases(play, object, offered);
  const max = evolution.count === 'any' ? offered.length : 1;
  if (isByChoice(evolution)) {
    const may = (over: readonly ObjectId[]): boolean =>
      putBan(play, player, enteringOver(play, object, face, over), face, how) === undefined;
    const mayDoWithout = may([]);
    if (!isPossible || !may(offered.slice(0, 1).map(({ id }) => id))) return mayDoWithout ? [] : undefined;
    const number = { min: mayDoWithout ? 0 : 1, max };
    const chosen = yield* chooseSome(play, player, object, face, offered, number);
    return yield* chooseOrder(play, player, object, face, chosen);
  }
  if (!isPossible) return undefined;
  if (settled.length > 0) return yield* chooseOrder(play, player, object, face, settled);
  const chosen =
    evolution.count === 'any'
      ? yield* chooseSome(play, player, object, face, offered, { min: 1, max })
      : yield* chooseOfEach(play, player, object, face, kinds, bases);
  return yield* chooseOrder(play, player, object, face, chosen);
}

/** 802.2. The card as it enters the battle zone: a NEO creature that is about to be put on others is an evolution creature. */
export function enteringOver(
  play: Play,
  object: CardObject,
  face: Face,
  bases: readonly ObjectId[],
): CardObject {
  if (bases.length === 0 || !evolvesByChoice(face)) return object;
  const under = bases.flatMap((id) => play.find(id)?.card ?? []);
  return changed(object, { zone: 'battleZone', pending: true, under });
}

/**
 * Kind by kind: those of the last kind together, the others one at a time, so that enough bases remain for the kinds that follow.
 */
function* chooseOfEach(
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
  kinds: readonly Filter[],
  bases: readonly (readonly CardObject[])[],
): Procedure<readonly ObjectId[]> {
  const chosen: ObjectId[] = [];
  while (chosen.length < kinds.length) {
    const at = chosen.length;
    const same = kinds.filter((kind, index) => index >= at && kind === kinds[at]).length;
    const count = at + same === kinds.length ? same : 1;
    const others = bases.slice(at + count);
    const offered = (bases[at] ?? []).filter(
      ({ id }) => !chosen.includes(id) && canTakeOneOfEach(others, [...chosen, id]),
    );
    chosen.push(...(yield* chooseSome(play, player, object, face, offered, { min: count, max: count })));
  }
  return chosen;
}

/**
 * 801.1b. The player lays several bases below the creature in any order. It is not asked for where it does not matter: for copies of one
 * card, and where no card of the duel moves a top card alone.
 */
function* chooseOrder(
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
  chosen: readonly ObjectId[],
): Procedure<readonly ObjectId[]> {
  if (chosen.length < 2 || !(play.asking.concealed || movesTopCards(play))) return chosen;
  const bases = chosen.flatMap((id) => play.find(id) ?? []);
  const piles = new Set(bases.map((base) => pileText(play, base)));
  if (piles.size < 2) return chosen;
  return yield* ask({
    player,
    kind: 'order',
    rule: '801.1b',
    prompt: PROMPTS.baseOrder(face.name),
    source: infoOf(play, object, player, 'known'),
    options: baseOptions(play, player, bases),
    min: bases.length,
    max: bases.length,
    ordered: true,
  });
}

const baseOptions = (play: Play, player: Player, bases: readonly CardObject[]) =>
  bases.map((base) => {
    const card = infoOf(play, base, player, 'known');
    return { option: { label: card.name ?? LABELS.card, card }, value: base.id };
  });

/** The cards of a pile by name, from the top. */
const pileText = ({ game }: Play, object: CardObject): string =>
  JSON.stringify(cardsOf(object).map((one) => game.cards[one]?.name));

const chooseSome = (
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
  offered: readonly CardObject[],
  { min, max }: HowMany,
): Procedure<readonly ObjectId[]> =>
  ask({
    player,
    kind: 'evolve',
    rule: min === 0 ? '802.1' : '801.1a',
    prompt: PROMPTS.base(face.name),
    source: infoOf(play, object, player, 'known'),
    options: baseOptions(play, player, offered),
    min,
    max,
  });
