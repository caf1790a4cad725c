import type { Player, Turn } from '../../table/nouns.ts';
import { inBattleZone } from '../../table/objects.ts';
import type { BeginningStep, Duration } from '../language/vocabulary.ts';
import type { Delayed, Game, Lasting } from './game.ts';

interface Timed {
  readonly until: Duration | 'once';
  readonly player: Player;
  readonly since: number;
}

/** 500.3. Effects that last until a player's next turn end as that turn begins. */
export const endsAsTurnBegins = ({ until, player }: Timed, active: Player): boolean =>
  (until === 'yourNextTurn' && player === active) || (until === 'opponentsNextTurn' && player !== active);

const UNTIL_STEP: { readonly [S in BeginningStep | 'end']?: Duration } = {
  draw: 'nextDrawStep',
  charge: 'nextChargeStep',
  main: 'nextMainStep',
  attack: 'nextAttackStep',
};

/** 500.3. Whether an effect ends as a step begins: with the step before it, or since it lasts until this one. */
export const endsAsStepBegins = ({ until }: Timed, step: BeginningStep | 'end'): boolean =>
  until === 'step' || until === UNTIL_STEP[step];

/** Whether an effect of this duration ends because its source is not in the battle zone. */
export const endsWithoutSource = (
  game: Game,
  { until, source }: Pick<Lasting | Delayed, 'until' | 'source'>,
): boolean => until === 'whileThere' && inBattleZone(game, source.object) === undefined;

/** 500.3, 511.2. Whether an effect of this duration ends with this turn. */
export function endsWithTurn(
  { until, player, since }: Timed,
  turn: Pick<Turn, 'number' | 'active'>,
): boolean {
  switch (until) {
    case 'turn':
    case 'attack':
    case 'battle':
    case 'step':
      return true;
    case 'endOfYourNextTurn':
      return player === turn.active && turn.number > since;
    case 'endOfOpponentsNextTurn':
      return player !== turn.active && turn.number > since;
    case 'yourNextTurn':
    case 'opponentsNextTurn':
    case 'whileThere':
    case 'nextDrawStep':
    case 'nextChargeStep':
    case 'nextMainStep':
    case 'nextAttackStep':
    case 'duel':
    case 'once':
      return false;
  }
}

/** The effects that remain: the same list if all do, so that what was read from it stays valid. */
export const remaining = <T>(effects: readonly T[], remains: (effect: T) => boolean): readonly T[] =>
  effects.every(remains) ? effects : effects.filter(remains);
