import type { CardObject, ObjectId } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { chooseHalf } from '../../actions/choosing/chooseHalf.ts';
import { resolveInOrder, USE_PROMPTS } from '../../actions/choosing/handlingOrder.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { useWithoutPaying } from '../../actions/using.ts';
import { isSpellType } from '../../language/cardTypes.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import type { Face, Target } from '../../language/vocabulary.ts';
import type { Play } from '../../play/play.ts';
import { moveBan } from '../../questions/characteristics/bans.ts';
import { faceMatches } from '../../questions/characteristics/filters.ts';
import { usableFaces, useRefusal } from '../../questions/costs/uses.ts';
import { type Attempt, some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import type { InstructionResult } from '../../state/instruction.ts';
import type { Scope } from '../../state/scope.ts';
import { asOf, bind, ids, PAID_AS_COST } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { makePending, ontoName } from '../pending.ts';

/** 409.1e. Cards used by one effect all become pending first, then each is used completely before the next. */
export const useRules: InstructionRules<'use'> = {
  *perform(play, effect, scope) {
    const named = yield* resolveInOrder(play, effect.what, scope, USE_PROMPTS);
    const objects = named.filter(({ zone }) => zone !== 'battleZone');
    const onto =
      effect.onto === undefined
        ? undefined
        : yield* resolveTarget(play, effect.onto, scope, PROMPTS.itIsPutOn);
    if (objects.length > 1) yield* makePending(play, objects);
    return yield* play.settingAside(scope.seen, useOneByOne(play, effect, scope, objects, onto));
  },
  isPossible: (attempt, effect) => some(attempt, effect.what, (object) => canBeUsed(attempt, effect, object)),
};

/** 101.2. Whether an effect can use a card without paying. */
function canBeUsed({ world, scope }: Attempt, { by }: Instruction<'use'>, object: CardObject): boolean {
  const player = by === undefined ? object.owner : scope.player;
  return (
    object.zone !== 'battleZone' &&
    moveBan(world, object, 'battleZone', scope) === undefined &&
    usableFaces(world, object).some(
      ([, face]) =>
        (isSpellType(face.type) || player === object.owner) &&
        useRefusal(world, player, object, face) === undefined,
    )
  );
}

function* useOneByOne(
  play: Play,
  effect: Instruction<'use'>,
  scope: Scope,
  objects: readonly CardObject[],
  onto: readonly CardObject[] | undefined,
): Procedure<InstructionResult> {
  const used: ObjectId[] = [];
  let performed = false;
  for (const object of objects) {
    const now = play.find(object.id);
    if (now === undefined) continue;
    const player = effect.by === undefined ? now.owner : scope.player;
    play.change([object.id], { pending: false });
    const faces = usableFaces(play, now).filter(
      ([, face]) =>
        matchesChoice(play, effect.what, now, face, scope) &&
        (isSpellType(face.type) || player === now.owner) &&
        useRefusal(play, player, now, face) === undefined,
    );
    const face = yield* chooseHalf(player, '601.1a', faces);
    if (
      face === undefined ||
      [now, ...(onto ?? [])].some((one) => moveBan(play, one, 'battleZone', play.cause) !== undefined)
    )
      continue;
    const base = onto === undefined ? undefined : ids(onto);
    const result = yield* useWithoutPaying(play, now, face, {
      onto: base,
      player,
      ...(effect.paid === undefined
        ? {}
        : { payment: 'mana' as const, title: effect.paid, mana: scope.bound[PAID_AS_COST] }),
    });
    performed ||= result.performed;
    if (result.became?.zone === 'battleZone') used.push(result.became.id);
  }
  const named = onto === undefined ? scope : bind(scope, ontoName(effect), ids(onto));
  return {
    performed,
    happened: used.length,
    scope: bind(bind(named, asOf(effect.what), used), 'used', used),
  };
}

/** Only the half of a twinpact that was asked for may be used. */
function matchesChoice(play: Play, what: Target, object: CardObject, face: Face, scope: Scope): boolean {
  if ('ref' in what) return sideOfRef(play, object, face.name, scope);
  const { filter } = 'choose' in what ? what.choose : what;
  return filter === undefined || faceMatches(play, object, face, filter, scope);
}

const sideOfRef = (play: Play, object: CardObject, name: string, scope: Scope): boolean =>
  object.id !== scope.source ||
  scope.sourceName === name ||
  usableFaces(play, object).length === 1 ||
  !usableFaces(play, object).some(([, face]) => face.name === scope.sourceName);
