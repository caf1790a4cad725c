import type { CardObject } from '../../../table/nouns.ts';
import { counted } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { linkCells } from '../../actions/piles/cells.ts';
import { awaitEvent } from '../../events/substitute.ts';
import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { cardAt } from '../../questions/abilities/repertoire.ts';
import { nameOf, namesOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf, namedOption } from '../../questions/characteristics/objectInfo.ts';
import { canBecomeCell } from '../../questions/characteristics/sides.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import type { World } from '../../state/world.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 805.1c. Nothing is turned over unless all of them are there. */
export const linkRules: InstructionRules<'link'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.turnedOver);
    const named = bind(scope, asOf(effect.what), ids(found));
    const [self] = found;
    const all = self === undefined ? undefined : yield* partners(play, self, effect.with);
    if (self === undefined || all === undefined) return { performed: false, scope: named };
    const linking = [self, ...all];
    yield* awaitEvent(play, ids(linking));
    const linked = yield* linkCells(play, linking);
    return { performed: linked !== undefined, happened: linked === undefined ? 0 : 1, scope: named };
  },
  isPossible: ({ world, ...attempt }, { what, with: names }) =>
    some({ world, ...attempt }, what, (object) => candidatesFor(world, object, names) !== undefined),
  choosesFirst: true,
};

/** Whether two cards have cells of the same creature on their other sides. */
const areCellsOfOne = (world: World, one: CardObject, other: CardObject): boolean =>
  cardAt(world, one.card).second?.ownName === cardAt(world, other.card).second?.ownName;

/** For each name, the cards of the player that may be linked with an object; undefined if one name has none. */
function candidatesFor(
  world: World,
  self: CardObject,
  names: readonly string[],
): readonly (readonly CardObject[])[] | undefined {
  if (!canBecomeCell(world, self)) return undefined;
  const own = counted(world.game, self.owner, 'battleZone').filter(
    (object) => object.id !== self.id && canBecomeCell(world, object) && areCellsOfOne(world, self, object),
  );
  const found = names.map((name) => own.filter((object) => namesOf(world, object).includes(name)));
  return found.some(({ length }) => length === 0) ? undefined : found;
}

/** The cards that are linked with an object, of which its player chooses where there are several. */
function* partners(
  play: Play,
  self: CardObject,
  names: readonly string[],
): Procedure<readonly CardObject[] | undefined> {
  const found = candidatesFor(play, self, names);
  if (found === undefined) return undefined;
  const all: CardObject[] = [];
  for (const candidates of found) {
    const left = candidates.filter((object) => !all.includes(object));
    const [first] = left;
    if (first === undefined) return undefined;
    all.push(left.length === 1 ? first : yield* chooseOne(play, self, left));
  }
  return all;
}

function chooseOne(play: Play, self: CardObject, candidates: readonly CardObject[]): Procedure<CardObject> {
  const player = self.owner;
  return askOne({
    player,
    kind: 'choose',
    rule: '805.1c',
    prompt: PROMPTS.linked(nameOf(play.game, self)),
    source: infoOf(play, self, player, 'known'),
    options: candidates.map((object) => namedOption(play, object, player)),
  });
}
