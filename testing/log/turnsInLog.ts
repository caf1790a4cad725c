import type { Fact } from '../../effects/state/reported/facts.ts';
import { opponentOf, type Player } from '../../table/nouns.ts';
import { cardOf, finding, type LogCheck, type LogFinding } from './finding.ts';
import { activeAt, endsOfUnannouncedTurns } from './turnsOfLog.ts';

const STEPS = ['startOfTurn', 'draw', 'charge', 'main', 'attack', 'end'] as const;

const stepNumber = ({ state }: Fact): number =>
  (STEPS as readonly string[]).indexOf(state.split('.')[1] ?? '');

/** The turn that a log is in. */
interface TurnNow {
  readonly player: Player;
  readonly number: number;
  readonly since: number;
}

type TurnStart = Pick<Extract<Fact, { kind: 'turnBegan' }>, 'player' | 'turn'>;

function* beginningFindings(
  fact: TurnStart,
  index: number,
  last: TurnNow | undefined,
  ended: boolean,
  gained: boolean,
): Generator<LogFinding> {
  if (!ended) yield finding('500.1', index, `Turn ${fact.turn} begins before the one before it has ended.`);
  if (last === undefined) return;
  if (fact.turn !== last.number + 1)
    yield finding('500.1', index, `Turn ${fact.turn} follows turn ${last.number}.`);
  if (!gained && fact.player !== opponentOf(last.player))
    yield finding(
      '500.1',
      index,
      `Turn ${fact.turn} is one of ${fact.player} again, who has gained no turn.`,
    );
}

export const turnsFollow: LogCheck = {
  name: 'turnsFollow',
  says: 'Turns are numbered, alternate unless a turn is gained, and each ends before the next begins.',
  *check(log) {
    let last: TurnNow | undefined;
    let ended = true;
    let gained = false;
    const unannounced = endsOfUnannouncedTurns(log);
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'turnGained') gained = true;
      if (last === undefined && stepNumber(fact) > 0 && fact.kind !== 'turnEnded') ended = false;
      if (fact.kind === 'turnBegan') {
        yield* beginningFindings(fact, index, last, ended, gained);
        last = { player: fact.player, number: fact.turn, since: index };
        ended = false;
      }
      if (fact.kind !== 'turnEnded') continue;
      if (last !== undefined && unannounced.has(fact)) {
        const turn = last.number + 1;
        yield* beginningFindings({ player: fact.player, turn }, index, last, ended, gained);
        last = { player: fact.player, number: turn, since: index };
        ended = false;
      }
      if (last !== undefined && fact.player !== last.player)
        yield finding(
          '512.1',
          index,
          `${fact.player} ends turn ${last.number}, which is one of ${last.player}.`,
        );
      if (ended && last !== undefined) yield finding('512.1', index, 'A turn ends that has ended.');
      ended = true;
    }
  },
};

export const stepsFollow: LogCheck = {
  name: 'stepsFollow',
  says: 'The six steps of a turn come in their order, and only the attack is repeated within itself.',
  *check(log) {
    let step = -1;
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'turnBegan') step = 0;
      const now = stepNumber(fact);
      if (now < 0 || fact.kind === 'duelEnded') continue;
      if (now < step)
        yield finding('500.1', index, `"${fact.kind}" is in the step ${STEPS[now]}, after ${STEPS[step]}.`);
      step = fact.kind === 'turnEnded' ? -1 : Math.max(step, now);
    }
  },
};

/** The facts of the state in which something is done once a turn, grouped by turn. */
function* inState(log: readonly Fact[], state: string): Generator<readonly (readonly [number, Fact])[]> {
  let group: (readonly [number, Fact])[] = [];
  for (const [index, fact] of log.entries()) {
    if (fact.kind === 'turnBegan') {
      if (group.length > 0) yield group;
      group = [];
    }
    if (fact.state === state) group.push([index, fact]);
  }
  if (group.length > 0) yield group;
}

export const oneDrawATurn: LogCheck = {
  name: 'oneDrawATurn',
  says: 'The active player draws one card in the draw step, unless that is replaced, and none in the first turn.',
  *check(log) {
    const active = activeAt(log);
    let turn: number | undefined;
    let drawn = 0;
    let replaced = false;
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'turnBegan') {
        turn = fact.turn;
        drawn = 0;
        replaced = false;
      }
      if (fact.state !== 'turn.draw.drawing') continue;
      if (fact.kind === 'eventReplaced') replaced = true;
      if (fact.kind !== 'cardDrawn') continue;
      drawn++;
      if (turn === 1) yield finding('500.6', index, `${fact.player} draws in the first turn of the duel.`);
      if (drawn > 1 && !replaced)
        yield finding(
          '502.1',
          index,
          `${fact.player} draws ${drawn} cards in the draw step of turn ${turn ?? '?'}.`,
        );
      if (active[index] !== undefined && fact.player !== active[index] && !replaced)
        yield finding('502.1', index, `${fact.player} draws in the draw step of ${active[index]}.`);
    }
  },
};

export const oneCardCharged: LogCheck = {
  name: 'oneCardCharged',
  says: 'The active player puts one card from their hand into their mana zone in the charge step, and more only by effects (503.2).',
  *check(log) {
    const active = activeAt(log);
    for (const group of inState(log, 'turn.charge.choosing')) {
      let charged = 0;
      for (const [index, fact] of group) {
        if (fact.kind !== 'manaCharged') continue;
        charged++;
        if (charged > 1 && fact.rule !== '503.2')
          yield finding('503.1', index, `${fact.player} charges ${cardOf(fact)} as a second card.`);
        if (active[index] !== undefined && fact.player !== active[index])
          yield finding('503.1', index, `${fact.player} charges in a turn of ${active[index]}.`);
      }
    }
    for (const [index, fact] of log.entries())
      if (fact.kind === 'manaCharged' && fact.state !== 'turn.charge.choosing')
        yield finding('503.1', index, `${cardOf(fact)} is charged in ${fact.state}.`);
  },
};

export const untapsOwnCards: LogCheck = {
  name: 'untapsOwnCards',
  says: 'At the start of a turn only cards of the active player untap, each once.',
  *check(log) {
    const active = activeAt(log);
    for (const group of inState(log, 'turn.startOfTurn.untapping')) {
      const untapped = new Set<number>();
      for (const [index, fact] of group) {
        if (fact.kind !== 'cardUntapped' || fact.rule !== '501.1') continue;
        if (active[index] !== undefined && fact.player !== active[index])
          yield finding(
            '501.1',
            index,
            `${cardOf(fact)} of ${fact.player} untaps in a turn of ${active[index]}.`,
          );
        if (untapped.has(fact.object)) yield finding('501.1', index, `${cardOf(fact)} untaps twice.`);
        untapped.add(fact.object);
      }
    }
  },
};

export const usesArePaid: LogCheck = {
  name: 'usesArePaid',
  says: 'A card is used after its use was declared and its cost was paid with as many tapped cards as are named.',
  *check(log) {
    let declared: Extract<Fact, { kind: 'useDeclared' }> | undefined;
    let tapped = 0;
    let paid = false;
    for (const [index, fact] of log.entries()) {
      if (!fact.state.startsWith('turn.main.use.')) continue;
      if (fact.kind === 'useDeclared' && fact.state.endsWith('.declaring')) {
        declared = fact;
        [tapped, paid] = [0, false];
      } else if (fact.kind === 'cardTapped' && fact.rule === '112.2') tapped++;
      else if (fact.kind === 'costPaid' && fact.state.endsWith('.paying')) {
        if (declared?.object !== fact.object)
          yield finding(
            '601.1f',
            index,
            `The cost of ${cardOf(fact)} is paid, but its use was not declared.`,
          );
        if (tapped !== fact.mana.length)
          yield finding(
            '112.2',
            index,
            `${fact.mana.length} cards pay for ${cardOf(fact)}, but ${tapped} were tapped.`,
          );
        paid = true;
      } else if (fact.kind === 'cardUsed' && fact.state.endsWith('.announcing')) {
        if (declared?.object !== fact.object)
          yield finding('601.1g', index, `${cardOf(fact)} is used, but its use was not declared.`);
        else if (!fact.unpaid && !paid)
          yield finding('601.1g', index, `${cardOf(fact)} is used, but its cost was not paid.`);
        declared = undefined;
      }
    }
  },
};
