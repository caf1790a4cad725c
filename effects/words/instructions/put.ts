import type { CardObject, FaceIndex, ObjectId } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { chooseHalf } from '../../actions/choosing/chooseHalf.ts';
import { PUT_PROMPTS, resolveInOrder } from '../../actions/choosing/handlingOrder.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { endPending } from '../../actions/endPending.ts';
import { stateBasedActionsBetween } from '../../actions/stateBased.ts';
import { putIntoBattleZone } from '../../actions/using.ts';
import { awaitEvent } from '../../events/substitute.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import type { Choice, Filter, Target } from '../../language/vocabulary.ts';
import type { Play } from '../../play/play.ts';
import { cardAt, definitionAt } from '../../questions/abilities/repertoire.ts';
import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { faceMatches } from '../../questions/characteristics/filters.ts';
import { isWDField } from '../../questions/characteristics/sides.ts';
import { canBePut, some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import type { InstructionResult } from '../../state/instruction.ts';
import type { Scope } from '../../state/scope.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { makePending, ontoName } from '../pending.ts';

export const putRules: InstructionRules<'put'> = {
  perform: performPut,
  isPossible: (attempt, { what, onto }) =>
    onto === undefined
      ? some(attempt, what, (object) => canBePut(attempt.world, object, attempt.scope))
      : some(attempt, what) && some(attempt, onto),
  choosesFirst: true,
};

/** 409.1c, 409.1f. Cards put by one effect all become pending first, then enter one by one. */
export function* performPut(
  play: Play,
  effect: Instruction<'put'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const objects = yield* resolveInOrder(play, effect.what, scope, PUT_PROMPTS);
  const onto =
    effect.onto === undefined ? undefined : yield* resolveTarget(play, effect.onto, scope, PROMPTS.itIsPutOn);
  const coming = onto === undefined ? objects.filter(({ zone }) => zone !== 'battleZone') : objects;
  const equip = yield* bearersOf(play, effect, scope, coming);
  yield* awaitEvent(play, ids(coming));
  if (onto?.length === 0) return { performed: false, scope: bind(scope, effect.as ?? 'put', []) };
  yield* makePending(play, coming);
  return yield* play.settingAside(scope.seen, putOneByOne(play, effect, scope, coming, onto, equip));
}

/** 305.2. The creatures to which weapons are equipped, which are asked for only if there is a weapon. */
function* bearersOf(
  play: Play,
  { equip }: Instruction<'put'>,
  scope: Scope,
  coming: readonly CardObject[],
): Procedure<readonly ObjectId[] | undefined> {
  if (equip === undefined || !coming.some(({ card }) => definitionAt(play, card).type === 'dragheartWeapon'))
    return undefined;
  return ids(yield* resolveTarget(play, equip, scope, PROMPTS.itIsEquippedTo));
}

/** 409.1f. Puts cards that an instruction has found into the battle zone. */
export const putFound = (
  play: Play,
  objects: readonly CardObject[],
  as: string,
  scope: Scope,
): Procedure<InstructionResult> =>
  performPut(play, { do: 'put', what: { ref: as }, as }, bind(scope, as, ids(objects)));

function* putOneByOne(
  play: Play,
  effect: Instruction<'put'>,
  scope: Scope,
  coming: readonly CardObject[],
  onto: readonly CardObject[] | undefined,
  equip: readonly ObjectId[] | undefined,
): Procedure<InstructionResult> {
  const base = onto === undefined ? baseWithout(effect) : ids(onto);
  const put: ObjectId[] = [];
  let performed = false;
  for (const object of coming) {
    const now = play.find(object.id);
    if (now === undefined) continue;
    const { attempted, became } = yield* putIntoBattleZone(play, now, {
      how: 'effect',
      face: yield* halfToPut(play, effect, scope, now),
      payment: 'unpaid',
      ...(base === undefined ? {} : { onto: base }),
      ...(equip === undefined ? {} : { equip }),
      ...(effect.tapped === undefined ? {} : { tapped: true }),
    });
    if (became === undefined) endPending(play, object.id);
    performed ||= attempted;
    if (became?.zone === 'battleZone') {
      put.push(became.id);
      if (effect.blocking) takeAttack(play, became);
    }
    yield* stateBasedActionsBetween(play);
  }
  const named = onto === undefined ? scope : bind(scope, ontoName(effect), ids(onto));
  return {
    performed,
    happened: put.length,
    scope: bind(bind(named, asOf(effect.what), put), effect.as ?? 'put', put),
  };
}

/** 810.3a, 819.1a. A WD field is put as one of its halves that the effect speaks of; its owner says which. */
function* halfToPut(
  play: Play,
  { what }: Instruction<'put'>,
  scope: Scope,
  object: CardObject,
): Procedure<FaceIndex> {
  const card = cardAt(play, object.card);
  if (!isWDField(card)) return 0;
  const filter = filterOf('choose' in what ? what.choose : what);
  const spokenOf = card.uses.filter(
    ([, half]) => filter === undefined || faceMatches(play, object, half, filter, scope),
  );
  return (yield* chooseHalf(object.owner, '819.1a', spokenOf)) ?? 0;
}

const NO_BASE: readonly ObjectId[] = [];

/** 802.2. A NEO creature that is put as a non-evolution creature is put on nothing. */
const baseWithout = ({ what }: Instruction<'put'>): readonly ObjectId[] | undefined =>
  isOfNonEvolutions('choose' in what ? filterOf(what.choose) : filterOf(what)) ? NO_BASE : undefined;

const filterOf = (what: Exclude<Target, Choice>): Filter | undefined =>
  'filter' in what ? what.filter : undefined;

const isOfNonEvolutions = (filter: Filter | undefined): boolean =>
  filter !== undefined &&
  (filter.evolution === false ||
    filter.not?.type === 'evolutionCreature' ||
    filter.not?.evolution === true ||
    filter.anyOf?.every(isOfNonEvolutions) === true);

/**
 * 507.4. A creature put blocking becomes the blocking creature without having blocked, so nothing triggers.
 */
function takeAttack(play: Play, creature: CardObject): void {
  const { attack } = play.game;
  if (attack === undefined || creature.owner === play.game.turn.active) return;
  play.set({ attack: { ...attack, blocked: true, blocker: creature.id, named: false } });
  const attacker = play.find(attack.attacker);
  if (attacker === undefined) return;
  const toName = nameOf(play.game, creature);
  play.note({ kind: 'attackRedirected', ...play.about(attacker), to: creature.id, toName }, '507.4');
}
