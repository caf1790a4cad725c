import type { CardObject, ObjectId } from '../../../table/nouns.ts';
import { areReplaced, planAsAsked } from '../../events/replacements.ts';
import { putOnStandby } from '../../events/standbyEffect.ts';
import { awaitEvent } from '../../events/substitute.ts';
import { describeEffect } from '../../language/describe.ts';
import type { Target } from '../../language/vocabulary.ts';
import { ask, askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/amounts.ts';
import { moveBan } from '../../questions/bans.ts';
import { canChangePlaces } from '../../questions/canChangePlaces.ts';
import { abilitiesOf, creaturesOf, isAttacking, nameOf } from '../../questions/characteristics.ts';
import { matches } from '../../questions/filters.ts';
import { infoOf } from '../../questions/objectInfo.ts';
import { triggeredIn } from '../../questions/triggering.ts';
import { usableFaces, useRefusal } from '../../questions/uses.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import { request } from '../../state/moveRequest.ts';
import type { Scope } from '../../state/scope.ts';
import { endPending } from '../endPending.ts';
import { PUT_PROMPTS, resolveInOrder, USE_PROMPTS } from '../handlingOrder.ts';
import { carryOutPlan } from '../moves.ts';
import { stateBasedActionsBetween } from '../stateBased.ts';
import { resolveTarget, sourceInfo } from '../targets.ts';
import { putIntoBattleZone, useWithoutPaying } from '../using.ts';
import { asOf, bind, ids } from './instruction.ts';

/** 409.1a, 409.1f. Cards put by one effect all become pending first, then enter one by one. */
export function* putCards(
  play: Play,
  effect: Instruction<'put'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const objects = yield* resolveInOrder(play, effect.what, scope, PUT_PROMPTS);
  const onto =
    effect.onto === undefined
      ? undefined
      : yield* resolveTarget(play, effect.onto, scope, 'Choose what it is put on');
  const coming = onto === undefined ? objects.filter(({ zone }) => zone !== 'battleZone') : objects;
  yield* awaitEvent(play, ids(coming));
  if (onto?.length === 0) return { performed: false, scope: bind(scope, effect.as ?? 'put', []) };
  yield* makePending(play, coming);
  return yield* play.settingAside(scope.seen, putOneByOne(play, effect, scope, coming, onto));
}

function* putOneByOne(
  play: Play,
  effect: Instruction<'put'>,
  scope: Scope,
  coming: readonly CardObject[],
  onto: readonly CardObject[] | undefined,
): Procedure<InstructionResult> {
  const put: ObjectId[] = [];
  let performed = false;
  for (const object of coming) {
    const now = play.find(object.id);
    if (now === undefined) continue;
    const { attempted, became } = yield* putIntoBattleZone(play, now, {
      how: 'effect',
      face: 0,
      unpaid: true,
      ...(onto === undefined ? {} : { onto: ids(onto) }),
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

/** 409.1a, 111.2d. Cards become pending and no longer count where they lie; state-based actions follow at once. */
function* makePending(play: Play, objects: readonly CardObject[]): Procedure {
  const outside = objects.filter(({ zone }) => zone !== 'battleZone');
  if (outside.length === 0) return;
  play.change(ids(outside), { pending: true });
  yield* stateBasedActionsBetween(play);
}

/** The name of what was chosen to put or use a card on. */
const ontoName = ({ onto }: Instruction<'put' | 'use'>): string | undefined =>
  onto === undefined ? undefined : asOf(onto);

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

/**
 * 409.1e. Cards used by one effect all become pending first, then each is used completely before the next.
 */
export function* useCards(
  play: Play,
  effect: Instruction<'use'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const named = yield* resolveInOrder(play, effect.what, scope, USE_PROMPTS);
  const objects = named.filter(({ zone }) => zone !== 'battleZone');
  const onto =
    effect.onto === undefined
      ? undefined
      : yield* resolveTarget(play, effect.onto, scope, 'Choose what it is put on');
  if (objects.length > 1) yield* makePending(play, objects);
  return yield* play.settingAside(scope.seen, useOneByOne(play, effect, scope, objects, onto));
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
        matchesChoice(play, effect.what, now, face.name, scope) &&
        (face.type === 'spell' || player === now.owner) &&
        useRefusal(play, player, now, face) === undefined,
    );
    const [first] = faces;
    const face =
      first === undefined || faces.length === 1
        ? first?.[0]
        : yield* askOne({
            player,
            kind: 'mode',
            rule: '601.1a',
            prompt: 'Choose which side is used',
            options: faces.map(([index, one]) => ({ option: { label: one.name }, value: index })),
          });
    if (
      face === undefined ||
      [now, ...(onto ?? [])].some((one) => moveBan(play, one, 'battleZone') !== undefined)
    )
      continue;
    const base = onto === undefined ? undefined : ids(onto);
    const result = yield* useWithoutPaying(play, now, face, base, undefined, player);
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
function matchesChoice(play: Play, what: Target, object: CardObject, name: string, scope: Scope): boolean {
  if ('ref' in what) return sideOfRef(play, object, name, scope);
  const { filter } = 'choose' in what ? what.choose : what;
  return matches(play, object, { ...filter, names: [name] }, scope);
}

const sideOfRef = (play: Play, object: CardObject, name: string, scope: Scope): boolean =>
  object.id !== scope.source ||
  scope.sourceName === name ||
  usableFaces(play, object).length === 1 ||
  !usableFaces(play, object).some(([, face]) => face.name === scope.sourceName);

/** Summons the top cards of the super GR zone without paying, one after another. */
export function* gacharangeSummon(
  play: Play,
  effect: Instruction<'gacharangeSummon'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const times = numberOf(play, effect.count, scope);
  let performed = false;
  let happened = 0;
  for (let time = 0; time < times; time++) {
    const [top] = play.game.zones[scope.player].superGRZone;
    if (top === undefined) break;
    const result = yield* useWithoutPaying(play, top, 0);
    performed ||= result.performed;
    if (result.became?.zone === 'battleZone') happened++;
  }
  return { performed, happened, scope };
}

/** 603.3b. Puts abilities with an icon on standby; they no longer depend on the creatures that have them. */
export function* useIcons(
  play: Play,
  effect: Instruction<'useIcons'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const { player } = scope;
  const abilities = creaturesOf(play, player).flatMap((creature) =>
    triggeredIn(abilitiesOf(play, creature)).flatMap((ability) =>
      ability.icon === effect.icon ? [{ creature, ability }] : [],
    ),
  );
  const count = Math.min(abilities.length, numberOf(play, effect.count, scope));
  const chosen = yield* ask({
    player,
    kind: 'mode',
    rule: '603.3b',
    prompt: `Choose which abilities with the icon ${effect.icon} are used`,
    source: sourceInfo(play, scope, player),
    options: abilities.map((one) => {
      const card = infoOf(play, one.creature, player, 'known');
      return {
        option: { label: `${card.name ?? ''}: ${describeEffect(one.ability.effect)}`, card },
        value: one,
      };
    }),
    min: count,
    max: count,
  });
  for (const { creature, ability } of chosen) {
    putOnStandby(play, {
      player,
      source: { object: creature.id, name: nameOf(play.game, creature) },
      ability,
      shieldUse: undefined,
      bound: {},
      named: {},
      declared: false,
      card: undefined,
      event: 'effectBegan',
      mode: undefined,
    });
  }
  return { performed: chosen.length > 0, scope };
}

/**
 * 701.26. The new creature takes over the tapped state and the attack. If one of the moves is impossible or replaced,
 * nothing changes.
 */
export function* swap(play: Play, effect: Instruction<'swap'>, scope: Scope): Procedure<InstructionResult> {
  const [out] = yield* resolveTarget(play, effect.what, scope, 'Choose what goes to the hand');
  const here = play.find(scope.source);
  const unchanged = { performed: false, scope };
  if (out === undefined || here === undefined || !canChangePlaces(play, out, scope)) return unchanged;
  const going = request(out, 'hand', 'cardMoved', '701.26a');
  const coming = request(here, 'battleZone', 'cardPut', '701.26a');
  if (yield* areReplaced(play, [going, coming])) return unchanged;
  const attacking = isAttacking(play, out);
  const [moved] = yield* carryOutPlan(play, planAsAsked(play, [going]));
  if (moved?.became[0]?.zone !== 'hand') return unchanged;
  const { became: put } = yield* putIntoBattleZone(play, here, {
    how: 'revolutionChange',
    face: 0,
    unpaid: true,
    settled: true,
    ...(out.tapped ? { tapped: true } : {}),
  });
  if (put?.zone === 'battleZone' && attacking && play.game.attack !== undefined) {
    play.set({ attack: { ...play.game.attack, attacker: put.id } });
  }
  return {
    performed: put !== undefined,
    scope: bind(scope, 'put', put?.zone === 'battleZone' ? [put.id] : []),
  };
}
