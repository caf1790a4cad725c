import { declarableFor } from '../../../effects/questions/triggers/declaring.ts';
import type { Game } from '../../../effects/state/game.ts';
import { type Fact, isZoneChange } from '../../../effects/state/reported/facts.ts';
import { PLAYERS, type Player } from '../../../table/nouns.ts';
import type { DuelHistory, HistoryChoice } from '../../playDuel.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import {
  asAbility,
  isShieldDeclaration,
  labelOf,
  momentAfter,
  momentAt,
  type StandbyTimeline,
  stepOf,
  type TrackedEffect,
  timelineOf,
  wasDeclared,
} from './standbyTimeline.ts';
import { worldOf } from './triggers.ts';

/** An effect that triggered because a player declared it (603.2f). */
interface Declared {
  readonly effect: TrackedEffect;
  readonly triggered: number;
  readonly active: StandbyTimeline['active'][number];
  /** The event that it was declared for: the last one of the right kind and about the right object. Undefined if there is none. */
  readonly event: number | undefined;
}

function eventOf({ log }: DuelHistory, { known, triggered = -1 }: TrackedEffect): number | undefined {
  const [that] = asAbility(known)?.bound['that'] ?? [];
  for (let index = triggered - 1; index >= 0; index--) {
    const fact = log[index];
    if (fact?.kind !== known?.event) continue;
    if (that === undefined || (fact !== undefined && 'object' in fact && fact.object === that)) return index;
  }
  return undefined;
}

const declaredIn = (history: DuelHistory): readonly Declared[] => {
  const { effects, active } = timelineOf(history);
  return effects.flatMap((effect) => {
    const { known, triggered, player } = effect;
    if (triggered === undefined || asAbility(known)?.declaredCard === undefined) return [];
    return [{ effect, triggered, active: active[triggered] ?? player, event: eventOf(history, effect) }];
  });
};

/** The first fact of another step or substep between two facts. */
const boundaryBetween = ({ log }: DuelHistory, from: number, to: number): number | undefined => {
  for (let index = from + 1; index <= to; index++) {
    if (stepOf(log[index - 1]?.state ?? '') !== stepOf(log[index]?.state ?? '')) return index;
  }
  return undefined;
};

export const declaredInTheirStep: PriorityProperty = priorityProperty({
  name: 'declaredInTheirStep',
  rule: '603.2e',
  says: 'An ability is declared in the step or substep of its event, by the active player before any effect begins.',
  occasions: (history) =>
    declaredIn(history).map(({ effect, triggered, active, event }) => {
      const what = labelOf(effect, triggered);
      const declaration = history.log[triggered - 1];
      if (declaration?.kind !== 'usageDeclared' || declaration.object !== effect.object)
        return occasion([triggered], `${what} is on standby as declared, but nobody declared it.`);
      if (event === undefined)
        return occasion([triggered], `${what} was declared, but no ${effect.known?.event} had happened.`);
      const crossed = boundaryBetween(history, event, triggered);
      if (crossed !== undefined)
        return occasion(
          [event, crossed, triggered],
          `${what} was declared for the ${history.log[event]?.kind} of fact ${event} after ${history.log[crossed]?.state} had begun.`,
        );
      const before =
        effect.player === active
          ? timelineOf(history).beginnings.find(
              ({ index, shieldUse }) => index > event && index < triggered && !shieldUse,
            )
          : undefined;
      return occasion(
        [event, before?.index, triggered],
        before !== undefined &&
          `${what} was declared after ${labelOf(before.effect, before.index)} had begun.`,
      );
    }),
});

export const noDeclarationAfterFirstEffect: PriorityProperty = priorityProperty({
  name: 'noDeclarationAfterFirstEffect',
  rule: '506.3b',
  says: 'A player declares nothing more for an event once one of their own effects has begun after it.',
  occasions: (history) =>
    declaredIn(history).map(({ effect, triggered, event = triggered }) => {
      const first = timelineOf(history).beginnings.find(
        ({ index, inside, shieldUse, effect: begun }) =>
          inside === undefined &&
          !shieldUse &&
          begun.player === effect.player &&
          index > event &&
          index < triggered,
      );
      return occasion(
        [event, first?.index, triggered],
        first !== undefined &&
          `${labelOf(effect, triggered)} was declared for fact ${event} after ${labelOf(first.effect, first.index)} had begun.`,
      );
    }),
});

export const napDeclaresLast: PriorityProperty = priorityProperty({
  name: 'napDeclaresLast',
  rule: '506.3d',
  says: 'The non-active player is asked to declare only when no effect of the active player waits and none is being resolved.',
  occasions: (history) =>
    timelineOf(history)
      .declarations.filter(({ player, active }) => player !== active)
      .map(({ index, player, active, waiting, resolving }) => {
        const first = waiting.find(
          (effect) => effect.player === active || effect.known?.kind === 'shieldUse',
        );
        const running = resolving.at(-1);
        if (running?.effect !== undefined)
          return occasion(
            [running.since, index],
            `${player} declared (fact ${index}) while ${labelOf(running.effect, running.since)} was being resolved.`,
          );
        return occasion(
          [first?.triggered, index],
          first !== undefined &&
            `${player} declared (fact ${index}) while ${labelOf(first, first.triggered)} waited.`,
        );
      }),
});

/** 505.6a. The events of an attack and its block for which players declare. */
const ATTACK_EVENTS: ReadonlySet<string> = new Set([
  'attackDeclared',
  'creatureAttacked',
  'creatureBlocked',
  'attackBlocked',
  'attackNotBlocked',
]);

/** 505.6. The attack was ended, its attacking creature is gone, or it is not blocked and the attacked creature is gone. */
function hasEndedEarly({ attack, zones }: Game): boolean {
  if (attack === undefined) return false;
  const isInBattleZone = (id: number): boolean =>
    [...zones.p1.battleZone, ...zones.p2.battleZone].some((object) => object.id === id);
  if (attack.ended || !isInBattleZone(attack.attacker)) return true;
  return !attack.blocked && 'creature' in attack.target && !isInBattleZone(attack.target.creature);
}

/** The lengths of the log at which attacks ended early while the non-active player could still have declared. */
function earlyEnds(history: DuelHistory): readonly number[] {
  const found: number[] = [];
  let couldDeclare = false;
  for (const { game, standby, facts } of history.moments) {
    if (game.attack === undefined) couldDeclare = false;
    else if (!hasEndedEarly(game)) {
      couldDeclare = standby.opportunities.some(
        ({ player, event }) => player !== game.turn.active && ATTACK_EVENTS.has(event.kind),
      );
    } else if (couldDeclare) {
      found.push(facts);
      couldDeclare = false;
    }
  }
  return found;
}

/** The fact with which the attack in progress was declared. */
function attackDeclaration({ log }: DuelHistory, facts: number): number | undefined {
  for (let index = facts - 1; index >= 0; index--) {
    const kind = log[index]?.kind;
    if (kind === 'attackDeclared') return index;
    if (kind === 'attackEnded' || kind === 'turnBegan') return undefined;
  }
  return undefined;
}

/** A decision that offers a declaration for an attack that has ended early, and for no other event. */
function offeredTooLate(history: DuelHistory, { decision, moment }: HistoryChoice): Occasion | undefined {
  const { game, facts } = history.moments[moment] ?? {};
  if (game === undefined || facts === undefined || decision.kind !== 'declareUsage') return undefined;
  const attack = attackDeclaration(history, facts);
  if (decision.player === game.turn.active || !hasEndedEarly(game) || attack === undefined) return undefined;
  const world = worldOf(history, game);
  const others = history.log.slice(attack, facts).filter(({ kind }) => !ATTACK_EVENTS.has(kind));
  const open = new Set(
    others.flatMap((fact) => declarableFor(world, decision.player, fact)).map(({ object }) => object.id),
  );
  const late = decision.options.find(({ card }) => card !== undefined && !open.has(card.id));
  return occasion(
    [attack, facts],
    late !== undefined &&
      `${decision.player} was offered "${late.label}" before fact ${facts}, but the attack of fact ${attack} had ended.`,
  );
}

export const napSilentAfterEarlyEnd: PriorityProperty = priorityProperty({
  name: 'napSilentAfterEarlyEnd',
  rule: '505.6a',
  says: 'Once an attack has ended early, the non-active player is offered no more declarations for it.',
  occasions: (history) => [
    ...earlyEnds(history).map((facts) => occasion([facts - 1], undefined)),
    ...history.choices.flatMap((choice) => offeredTooLate(history, choice) ?? []),
    ...declaredIn(history)
      .filter(
        ({ effect, active }) => effect.player !== active && ATTACK_EVENTS.has(effect.known?.event ?? ''),
      )
      .map(({ effect, triggered, event }) => {
        const game = momentAt(history, triggered)?.game;
        return occasion(
          [event, triggered],
          game !== undefined &&
            hasEndedEarly(game) &&
            `${labelOf(effect, triggered)} was declared for an attack that had ended.`,
        );
      }),
  ],
});

const isOver = ({ duel }: DuelHistory): boolean => duel.result !== undefined;

/** 603.4. How a declared effect failed to resolve or misfire; undefined if it did, or if the history is too short to tell. */
function resolutionProblem(history: DuelHistory, effect: TrackedEffect): string | undefined {
  const { began, ended, lapsed, triggered } = effect;
  if (lapsed !== undefined || isOver(history)) return undefined;
  const boundary = timelineOf(history).boundaries.find(
    ({ index }) => index > (triggered ?? began ?? Infinity),
  );
  if (boundary === undefined) return undefined;
  if (began === undefined) return `${labelOf(effect, triggered)} was declared and never began.`;
  return ended === undefined
    ? `${labelOf(effect, began)} began and neither resolved nor misfired.`
    : undefined;
}

/** The new object of a shield that moved between two facts; the same object if it did not move. */
function objectAfterMove({ log }: DuelHistory, object: number, from: number, to: number): number {
  const move = log.slice(from, to).find((fact) => isZoneChange(fact) && fact.was === object);
  return move !== undefined && 'object' in move ? move.object : object;
}

/** 509.5e. A declared shield use, and whether it resolved or misfired. */
function shieldUseOccasion(history: DuelHistory, fact: Fact, index: number): Occasion | undefined {
  if (fact.kind !== 'usageDeclared' || !isShieldDeclaration(fact)) return undefined;
  const { beginnings, boundaries } = timelineOf(history);
  const end = boundaries.find((boundary) => boundary.index > index)?.index;
  if (end === undefined || isOver(history)) return undefined;
  const began = beginnings.find(
    ({ index: at, effect, shieldUse }) =>
      shieldUse &&
      at > index &&
      at < end &&
      effect.object === objectAfterMove(history, fact.object, index, at),
  );
  const skipped = history.log.slice(index, end).some(({ kind }) => kind === 'restOfTurnSkipped');
  const what = `${fact.player}'s ${fact.ability} of ${fact.name} (fact ${index})`;
  if (skipped) return undefined;
  if (began === undefined) return occasion([index, end], `${what} was declared and never began.`);
  return occasion(
    [index, began.index],
    began.effect.ended === undefined && `${what} began and neither resolved nor misfired.`,
  );
}

export const declaredResolvesOrMisfires: PriorityProperty = priorityProperty({
  name: 'declaredResolvesOrMisfires',
  rule: '603.4',
  says: 'Every declared effect resolves or misfires, and the log says which.',
  occasions: (history) => [
    ...declaredIn(history).map(({ effect, triggered }) =>
      occasion([triggered, effect.began], resolutionProblem(history, effect)),
    ),
    ...history.log.flatMap((fact, index) => shieldUseOccasion(history, fact, index) ?? []),
  ],
});

export const misfireKeepsCardInPlace: PriorityProperty = priorityProperty({
  name: 'misfireKeepsCardInPlace',
  rule: '603.4',
  says: 'A declared effect that misfires does not move its card.',
  occasions: (history) =>
    timelineOf(history).effects.flatMap((effect): readonly Occasion[] => {
      const { began, ended, known, object, triggered } = effect;
      if (began === undefined || ended === undefined || history.log[ended]?.kind !== 'effectMisfired')
        return [];
      if (!wasDeclared(known) && triggered !== undefined) return [];
      const moved = history.log.findIndex(
        (fact, index) => index > began && index < ended && isZoneChange(fact) && fact.was === object,
      );
      const pending = momentAfter(history, ended)?.game.zones[effect.player].hand.some(
        (card) => card.id === object && card.pending,
      );
      const wrong =
        moved >= 0
          ? `${labelOf(effect, began)} misfired, but its card moved (fact ${moved}).`
          : pending === true && `${labelOf(effect, began)} misfired, but its card is still pending.`;
      return [occasion([began, moved >= 0 ? moved : undefined, ended], wrong)];
    }),
});

/** 501.2, 506.3, 507.3, 511.1. Events for which both players declare in the same substep, before anything else happens. */
const ASKED_IN_SUBSTEP: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'turnBegan',
  'attackDeclared',
  'creatureAttacked',
  'creatureBlocked',
  'attackBlocked',
  'attackNotBlocked',
  'turnEnding',
]);

/** The last fact before which a player must be asked: an effect begins that closes the opportunity, or the substep ends. */
function lastCall(
  { log }: DuelHistory,
  { beginnings, boundaries, active }: StandbyTimeline,
  player: Player,
  index: number,
): number | undefined {
  const boundary = boundaries.find((one) => one.index > index)?.index;
  if (boundary === undefined) return undefined;
  /** 511.2. As effects of the turn end, what is declared for its end has been declared. Later facts are read as part of the next turn. */
  const ended = log.findIndex(
    ({ kind, state }, at) => at > index && (kind === 'turnEnded' || state === 'turn.end.lapsing'),
  );
  const end = ended < 0 ? boundary : Math.min(boundary, ended);
  const first = beginnings.find(
    ({ index: at, effect, shieldUse }) =>
      at > index && !shieldUse && (player === active[index] || effect.player === player),
  )?.index;
  return Math.min(end, first ?? end);
}

/** Facts after which no player declares anything. */
const CLOSES_DECLARATIONS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'restOfTurnSkipped',
  'duelEnded',
]);

/** The players who could have declared something for an event, and whether they were asked. */
function offersFor(history: DuelHistory, fact: Fact, index: number): readonly Occasion[] {
  const account = timelineOf(history);
  return PLAYERS.flatMap((player): readonly Occasion[] => {
    const call = lastCall(history, account, player, index);
    const game = call === undefined ? undefined : momentAt(history, call)?.game;
    if (call === undefined || game === undefined) return [];
    if (history.log.slice(index, call + 1).some(({ kind }) => CLOSES_DECLARATIONS.has(kind))) return [];
    if (ATTACK_EVENTS.has(fact.kind) && player !== account.active[index] && hasEndedEarly(game)) return [];
    const world = worldOf(history, game);
    const open = declarableFor(world, player, fact).find(({ refused }) => refused === undefined);
    if (open === undefined) return [];
    const asked = account.declarations.some(
      (one) => one.player === player && one.index > index && one.index < call,
    );
    return [
      occasion(
        [index, call],
        !asked &&
          `${player} could have declared ${open.face.name} for ${fact.kind} (fact ${index}), but was not asked before ${history.log[call]?.kind} in ${history.log[call]?.state}.`,
      ),
    ];
  });
}

export const everyDeclarationIsOffered: PriorityProperty = priorityProperty({
  name: 'everyDeclarationIsOffered',
  rule: '603.2e',
  says: 'A player who can declare something for the start or the end of a turn, an attack or a block is asked before the substep ends.',
  occasions: (history) =>
    history.log.flatMap((fact, index) =>
      ASKED_IN_SUBSTEP.has(fact.kind) ? offersFor(history, fact, index) : [],
    ),
});
