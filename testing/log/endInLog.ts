import type { Fact } from '../../effects/state/reported/facts.ts';
import { type DuelEnd, opponentOf, type Player } from '../../table/nouns.ts';
import { type FactOf, finding, type LogCheck, type LogFinding } from './finding.ts';
import { endsOfUnannouncedTurns } from './turnsOfLog.ts';
import { isMove, ObjectsOfLog } from './zonesInLog.ts';

/** Ends by which nobody wins. */
const WITHOUT_WINNER: readonly DuelEnd[] = ['bothLose', 'endlessLoop', 'turnLimit', 'decisionLimit'];

/** The last fact of a kind before an index. */
const lastOf = <K extends Fact['kind']>(
  log: readonly Fact[],
  kind: K,
  before: number,
): FactOf<K> | undefined => log.slice(0, before).findLast((fact): fact is FactOf<K> => fact.kind === kind);

function objectsBefore(log: readonly Fact[], index: number): ObjectsOfLog {
  const objects = new ObjectsOfLog();
  for (const [at, fact] of log.slice(0, index).entries()) if (isMove(fact)) objects.move(fact, at);
  return objects;
}

/** 703.4b. How many cards are in a deck is not in the log, but which cards were put there is. */
function* deckOutFindings(log: readonly Fact[], index: number, loser: Player): Generator<LogFinding> {
  const [card] = objectsBefore(log, index).in(loser, 'deck');
  if (card !== undefined)
    yield finding('703.4b', index, `${loser} loses without a deck, but object ${card} is in it.`);
}

function* directAttackFindings(log: readonly Fact[], index: number, { result }: FactOf<'duelEnded'>) {
  const attack = lastOf(log, 'attackDeclared', index);
  const since = attack === undefined ? -1 : log.indexOf(attack);
  const during = log.slice(since, index);
  const { winner } = result;
  if (winner === undefined || attack === undefined || during.some(({ kind }) => kind === 'attackEnded')) {
    yield finding('509.1', index, 'The duel ends by a direct attack, but no attack is in progress.');
    return;
  }
  if (attack.player !== winner)
    yield finding('509.1', index, `${winner} wins by a direct attack of ${attack.player}.`);
  if (!('player' in attack.target) && !during.some(({ kind }) => kind === 'attackRedirected'))
    yield finding('509.1', index, 'The duel ends by a direct attack, but a creature is attacked.');
  if (during.some(({ kind }) => kind === 'attackBlocked'))
    yield finding('509.1', index, 'The duel ends by a direct attack that was blocked.');
  const shields = objectsBefore(log, index).in(opponentOf(winner), 'shieldZone');
  if (shields.length > 0)
    yield finding(
      '509.1',
      index,
      `${winner} wins by a direct attack, but ${opponentOf(winner)} has a shield (object ${shields[0]}).`,
    );
}

/** How many turns have begun since one was announced, without being announced themselves. */
function turnsSince(log: readonly Fact[], began: Fact, index: number): number {
  const since = log.slice(log.indexOf(began), index);
  const hasBegunNext =
    log[index]?.state.startsWith('turn.startOfTurn.') === true &&
    since.findLast(({ kind }) => kind === 'turnBegan' || kind === 'turnEnded')?.kind === 'turnEnded';
  return endsOfUnannouncedTurns(since).size + (hasBegunNext ? 1 : 0);
}

function* resultFindings(
  log: readonly Fact[],
  index: number,
  fact: FactOf<'duelEnded'>,
): Generator<LogFinding> {
  const { winner, reason, turn } = fact.result;
  const began = lastOf(log, 'turnBegan', index);
  const now = began === undefined ? turn : began.turn + turnsSince(log, began, index);
  if (turn !== now) yield finding('104.1', index, `The result names turn ${turn}, but it is turn ${now}.`);
  if (WITHOUT_WINNER.includes(reason) !== (winner === undefined || winner === null))
    yield finding(
      '104.1',
      index,
      `The duel ends by "${reason}" ${winner === undefined ? 'without' : 'with'} a winner.`,
    );
  if (reason === 'deckOut' && winner !== undefined) yield* deckOutFindings(log, index, opponentOf(winner));
  if (reason === 'directAttack') yield* directAttackFindings(log, index, fact);
}

export const endsOnce: LogCheck = {
  name: 'endsOnce',
  says: 'Nothing happens after the end of the duel, and its result agrees with what happened.',
  *check(log) {
    const end = log.findIndex(({ kind }) => kind === 'duelEnded');
    if (end < 0) return;
    const after = log[end + 1];
    if (after !== undefined) yield finding('104.1', end + 1, `"${after.kind}" follows the end of the duel.`);
    const fact = log[end];
    if (fact?.kind === 'duelEnded') yield* resultFindings(log, end, fact);
  },
};

/** 103.3. Each player gets five shields, then five cards. */
const DEALT = 5;

export const fiveShieldsAndCards: LogCheck = {
  name: 'fiveShieldsAndCards',
  says: 'A duel from decks begins with both decks shuffled, then five shields and five cards for each player.',
  *check(log) {
    const began = log.findIndex(({ kind }) => kind === 'duelBegan');
    if (began < 0) return;
    const opening = log.slice(0, began).filter(({ state }) => state.startsWith('opening.'));
    for (const player of ['p1', 'p2'] as const) {
      const count = (kind: Fact['kind']): number =>
        opening.filter((fact) => fact.kind === kind && 'player' in fact && fact.player === player).length;
      const [shuffled, shields, drawn] = [count('deckShuffled'), count('shieldPlaced'), count('cardDrawn')];
      if (shuffled !== 1)
        yield finding('103.2', began, `The deck of ${player} was shuffled ${shuffled} times.`);
      if (shields !== DEALT) yield finding('103.3', began, `${player} begins with ${shields} shields.`);
      if (drawn !== DEALT) yield finding('103.3', began, `${player} begins with ${drawn} cards in hand.`);
    }
  },
};
