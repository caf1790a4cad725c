import { declarableFor } from '../../../effects/questions/declaring.ts';
import { type Fact, isZoneChange } from '../../../effects/state/facts.ts';
import type { Game } from '../../../effects/state/game.ts';
import { PLAYERS, type Player } from '../../../table/nouns.ts';
import type { Course, CourseChoice } from '../../course.ts';
import {
  type Account,
  accountOf,
  isShieldDeclaration,
  type Life,
  momentAfter,
  momentAt,
  stepOf,
  told,
} from './account.ts';
import { type Occasion, occasion, type PriorityProperty, priorityProperty } from './property.ts';
import { worldOf } from './triggers.ts';

/** A triggered ability that triggered because it was declared (603.2f). */
interface Declared {
  readonly life: Life;
  readonly triggered: number;
  readonly active: Account['active'][number];
  /** The last event of the kind that it answers, about the object that it answers; undefined where there is none. */
  readonly event: number | undefined;
}

function eventOf({ log }: Course, { known, triggered = -1 }: Life): number | undefined {
  const [that] = known?.bound['that'] ?? [];
  for (let index = triggered - 1; index >= 0; index--) {
    const fact = log[index];
    if (fact?.kind !== known?.event) continue;
    if (that === undefined || (fact !== undefined && 'object' in fact && fact.object === that)) return index;
  }
  return undefined;
}

const declaredIn = (course: Course): readonly Declared[] => {
  const { lives, active } = accountOf(course);
  return lives.flatMap((life) => {
    const { known, triggered, player } = life;
    if (triggered === undefined || !known?.declared || known.shieldUse !== undefined) return [];
    return [{ life, triggered, active: active[triggered] ?? player, event: eventOf(course, life) }];
  });
};

/** Facts at which another substep was entered, between two facts. */
const boundaryBetween = ({ log }: Course, from: number, to: number): number | undefined => {
  for (let index = from + 1; index <= to; index++) {
    if (stepOf(log[index - 1]?.state ?? '') !== stepOf(log[index]?.state ?? '')) return index;
  }
  return undefined;
};

export const declaredAtTheirPoint: PriorityProperty = priorityProperty({
  name: 'declaredAtTheirPoint',
  rule: '603.2e',
  says: 'What is declared answers an event of the same step or substep, the active player before anything begins after it.',
  occasions: (course) =>
    declaredIn(course).map(({ life, triggered, active, event }) => {
      const what = told(life, triggered);
      const declaration = course.log[triggered - 1];
      if (declaration?.kind !== 'usageDeclared' || declaration.object !== life.object)
        return occasion([triggered], `${what} waits as declared, but nobody declared it.`);
      if (event === undefined)
        return occasion([triggered], `${what} was declared, but no ${life.known?.event} had happened.`);
      const crossed = boundaryBetween(course, event, triggered);
      if (crossed !== undefined)
        return occasion(
          [event, crossed, triggered],
          `${what} answers the ${course.log[event]?.kind} of fact ${event}, but ${course.log[crossed]?.state} had begun.`,
        );
      const before =
        life.player === active
          ? accountOf(course).beginnings.find(
              ({ index, shieldUse }) => index > event && index < triggered && !shieldUse,
            )
          : undefined;
      return occasion(
        [event, before?.index, triggered],
        before !== undefined && `${what} was declared after ${told(before.life, before.index)} had begun.`,
      );
    }),
});

export const noneAfterFirstBegan: PriorityProperty = priorityProperty({
  name: 'noneAfterFirstBegan',
  rule: '506.3b',
  says: 'A player declares nothing more at a point at which one of their own effects has begun.',
  occasions: (course) =>
    declaredIn(course).map(({ life, triggered, event = triggered }) => {
      const first = accountOf(course).beginnings.find(
        ({ index, inside, shieldUse, life: begun }) =>
          inside === undefined &&
          !shieldUse &&
          begun.player === life.player &&
          index > event &&
          index < triggered,
      );
      return occasion(
        [event, first?.index, triggered],
        first !== undefined &&
          `${told(life, triggered)} was declared for fact ${event} after ${told(first.life, first.index)} had begun.`,
      );
    }),
});

export const napDeclaresLast: PriorityProperty = priorityProperty({
  name: 'napDeclaresLast',
  rule: '506.3d',
  says: 'The non-active player declares, or is asked to, only when nothing of the active player waits and nothing is being resolved.',
  occasions: (course) =>
    accountOf(course)
      .declaring.filter(({ player, active }) => player !== active)
      .map(({ index, player, active, waiting, resolving }) => {
        const first = waiting.find((life) => life.player === active || life.known?.shieldUse !== undefined);
        const running = resolving.at(-1);
        if (running?.life !== undefined)
          return occasion(
            [running.since, index],
            `${player} declared (fact ${index}) while ${told(running.life, running.since)} was being resolved.`,
          );
        return occasion(
          [first?.triggered, index],
          first !== undefined &&
            `${player} declared (fact ${index}) while ${told(first, first.triggered)} waited.`,
        );
      }),
});

/** 505.6a. What the non-active player answers at an attack and its block. */
const ATTACK_EVENTS: ReadonlySet<string> = new Set([
  'attackDeclared',
  'creatureAttacked',
  'creatureBlocked',
  'attackBlocked',
  'attackNotBlocked',
]);

/** 505.6. The attacking creature, or the attacked one of an attack that is not blocked, is gone, or an effect has ended the attack. */
function hasEndedEarly({ attack, zones }: Game): boolean {
  if (attack === undefined) return false;
  const isThere = (id: number): boolean =>
    [...zones.p1.battleZone, ...zones.p2.battleZone].some((object) => object.id === id);
  if (attack.ended || !isThere(attack.attacker)) return true;
  return !attack.blocked && 'creature' in attack.target && !isThere(attack.target.creature);
}

/** Attacks that ended early although the other player could still have declared: the facts that had happened by then. */
function earlyEnds(course: Course): readonly number[] {
  const found: number[] = [];
  let couldDeclare = false;
  for (const { game, standby, facts } of course.moments) {
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

/** Where the attack in progress was declared. */
function declaredBefore({ log }: Course, facts: number): number | undefined {
  for (let index = facts - 1; index >= 0; index--) {
    const kind = log[index]?.kind;
    if (kind === 'attackDeclared') return index;
    if (kind === 'attackEnded' || kind === 'turnBegan') return undefined;
  }
  return undefined;
}

/** Cards that a player is offered to declare, and that nothing but an attack that has ended could let them declare. */
function offeredTooLate(course: Course, { decision, moment }: CourseChoice): Occasion | undefined {
  const { game, facts } = course.moments[moment] ?? {};
  if (game === undefined || facts === undefined || decision.kind !== 'declareUsage') return undefined;
  const attack = declaredBefore(course, facts);
  if (decision.player === game.turn.active || !hasEndedEarly(game) || attack === undefined) return undefined;
  const world = worldOf(course, game);
  const others = course.log.slice(attack, facts).filter(({ kind }) => !ATTACK_EVENTS.has(kind));
  const open = new Set(
    others.flatMap((fact) => declarableFor(world, decision.player, fact)).map(({ object }) => object.id),
  );
  const late = decision.options.find(({ card }) => card !== undefined && !open.has(card.id));
  return occasion(
    [attack, facts],
    late !== undefined &&
      `${decision.player} was offered "${late.label}" for the attack of fact ${attack}, which had ended (before fact ${facts}).`,
  );
}

export const napSilentAfterEarlyEnd: PriorityProperty = priorityProperty({
  name: 'napSilentAfterEarlyEnd',
  rule: '505.6a',
  says: 'Once an attack has ended early the non-active player declares nothing more for it, and is offered nothing.',
  occasions: (course) => [
    ...earlyEnds(course).map((facts) => occasion([facts - 1], undefined)),
    ...course.choices.flatMap((choice) => offeredTooLate(course, choice) ?? []),
    ...declaredIn(course)
      .filter(({ life, active }) => life.player !== active && ATTACK_EVENTS.has(life.known?.event ?? ''))
      .map(({ life, triggered, event }) => {
        const game = momentAt(course, triggered)?.game;
        return occasion(
          [event, triggered],
          game !== undefined &&
            hasEndedEarly(game) &&
            `${told(life, triggered)} was declared for an attack that had ended.`,
        );
      }),
  ],
});

/** Whether the log goes on so far that nothing is left half-way. */
const isOver = ({ duel }: Course): boolean => duel.result !== undefined;

/** 603.4. Why the course of a declared effect is not that of one; undefined where it is. */
function courseProblem(course: Course, life: Life): string | undefined {
  const { began, ended, lapsed, triggered } = life;
  if (lapsed !== undefined || isOver(course)) return undefined;
  const boundary = accountOf(course).boundaries.find(({ index }) => index > (triggered ?? began ?? Infinity));
  if (boundary === undefined) return undefined;
  if (began === undefined) return `${told(life, triggered)} was declared and never began.`;
  return ended === undefined ? `${told(life, began)} began and neither resolved nor misfired.` : undefined;
}

/** What a shield became on its way to the hand; the same object where it went nowhere. */
function becameOf({ log }: Course, object: number, from: number, to: number): number {
  const move = log.slice(from, to).find((fact) => isZoneChange(fact) && fact.was === object);
  return move !== undefined && 'object' in move ? move.object : object;
}

/** 509.5e. A use of a shield that was declared, and where it began. */
function shieldUseOccasion(course: Course, fact: Fact, index: number): Occasion | undefined {
  if (fact.kind !== 'usageDeclared' || !isShieldDeclaration(fact)) return undefined;
  const { beginnings, boundaries } = accountOf(course);
  const end = boundaries.find((boundary) => boundary.index > index)?.index;
  if (end === undefined || isOver(course)) return undefined;
  const began = beginnings.find(
    ({ index: at, life, shieldUse }) =>
      shieldUse && at > index && at < end && life.object === becameOf(course, fact.object, index, at),
  );
  const skipped = course.log.slice(index, end).some(({ kind }) => kind === 'restOfTurnSkipped');
  const what = `${fact.player}'s ${fact.ability} of ${fact.name} (fact ${index})`;
  if (skipped) return undefined;
  if (began === undefined) return occasion([index, end], `${what} was declared and never began.`);
  return occasion(
    [index, began.index],
    began.life.ended === undefined && `${what} began and neither resolved nor misfired.`,
  );
}

export const declaredResolvesOrMisfires: PriorityProperty = priorityProperty({
  name: 'declaredResolvesOrMisfires',
  rule: '603.4',
  says: 'What was declared resolves or misfires, and the log says which.',
  occasions: (course) => [
    ...declaredIn(course).map(({ life, triggered }) =>
      occasion([triggered, life.began], courseProblem(course, life)),
    ),
    ...course.log.flatMap((fact, index) => shieldUseOccasion(course, fact, index) ?? []),
  ],
});

export const misfireLeavesTheCard: PriorityProperty = priorityProperty({
  name: 'misfireLeavesTheCard',
  rule: '603.4',
  says: 'A declared effect that misfires leaves its card where it was.',
  occasions: (course) =>
    accountOf(course).lives.flatMap((life): readonly Occasion[] => {
      const { began, ended, known, object, triggered } = life;
      if (began === undefined || ended === undefined || course.log[ended]?.kind !== 'effectMisfired')
        return [];
      if (known?.declared !== true && triggered !== undefined) return [];
      const moved = course.log.findIndex(
        (fact, index) => index > began && index < ended && isZoneChange(fact) && fact.was === object,
      );
      const pending = momentAfter(course, ended)?.game.zones[life.player].hand.some(
        (card) => card.id === object && card.pending,
      );
      const wrong =
        moved >= 0
          ? `${told(life, began)} misfired, but its card had moved (fact ${moved}).`
          : pending === true && `${told(life, began)} misfired, and its card is still pending.`;
      return [occasion([began, moved >= 0 ? moved : undefined, ended], wrong)];
    }),
});

/** 501.2, 506.3, 507.3, 511.1. Events at which both players declare in the substep itself, and nothing else happens before. */
const ASKED_IN_SUBSTEP: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'turnBegan',
  'attackDeclared',
  'creatureAttacked',
  'creatureBlocked',
  'attackBlocked',
  'attackNotBlocked',
  'turnEnding',
]);

/** Where what a player could declare is read for the last time: an effect begins that may change it, or the substep ends. */
function lastCall(
  { log }: Course,
  { beginnings, boundaries, active }: Account,
  player: Player,
  index: number,
): number | undefined {
  const boundary = boundaries.find((one) => one.index > index)?.index;
  if (boundary === undefined) return undefined;
  /** What comes after it in the log is already read as of the next turn. */
  const turnEnded = log.findIndex(({ kind }, at) => at > index && kind === 'turnEnded');
  const end = turnEnded < 0 ? boundary : Math.min(boundary, turnEnded);
  const first = beginnings.find(
    ({ index: at, life, shieldUse }) =>
      at > index && !shieldUse && (player === active[index] || life.player === player),
  )?.index;
  return Math.min(end, first ?? end);
}

/** Nobody declares anything after that. */
const ENDS_IT_ALL: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['restOfTurnSkipped', 'duelEnded']);

/** Who could have declared something for an event, and whether they were asked. */
function offersAt(course: Course, fact: Fact, index: number): readonly Occasion[] {
  const account = accountOf(course);
  return PLAYERS.flatMap((player): readonly Occasion[] => {
    const call = lastCall(course, account, player, index);
    const game = call === undefined ? undefined : momentAt(course, call)?.game;
    if (call === undefined || game === undefined) return [];
    if (course.log.slice(index, call + 1).some(({ kind }) => ENDS_IT_ALL.has(kind))) return [];
    if (ATTACK_EVENTS.has(fact.kind) && player !== account.active[index] && hasEndedEarly(game)) return [];
    const world = worldOf(course, game);
    const open = declarableFor(world, player, fact).find(({ refused }) => refused === undefined);
    if (open === undefined) return [];
    const asked = account.declaring.some(
      (one) => one.player === player && one.index > index && one.index < call,
    );
    return [
      occasion(
        [index, call],
        !asked &&
          `${player} could have declared ${open.face.name} for ${fact.kind} (fact ${index}) and was not asked before ${course.log[call]?.kind} in ${course.log[call]?.state}.`,
      ),
    ];
  });
}

export const everyPointIsOffered: PriorityProperty = priorityProperty({
  name: 'everyPointIsOffered',
  rule: '603.2e',
  says: 'A player who could declare something for the start or the end of a turn, an attack or a block is asked before the substep ends.',
  occasions: (course) =>
    course.log.flatMap((fact, index) =>
      ASKED_IN_SUBSTEP.has(fact.kind) ? offersAt(course, fact, index) : [],
    ),
});
