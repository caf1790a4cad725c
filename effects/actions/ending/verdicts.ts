import { opponentOf, type Player } from '../../../table/nouns.ts';
import type { StaticOf } from '../../language/statics/index.ts';
import type { Play } from '../../play/play.ts';
import { repertoireOf } from '../../questions/abilities/repertoire.ts';
import { cannotLose } from '../../questions/characteristics/bans.ts';
import { staticsOf } from '../../questions/characteristics/characteristics.ts';
import type { StaticInForce } from '../../state/caches.ts';
import type { Procedure } from '../../state/game.ts';
import { bothInOrder, isPlayer } from '../../state/scope.ts';
import { endDuel, isLossPrevented } from './endDuel.ts';

type VerdictStatic = StaticOf<'winsDuel' | 'losesDuel'>;

interface VerdictInForce extends StaticInForce {
  readonly effect: VerdictStatic;
}

const isVerdict = (one: StaticInForce): one is VerdictInForce =>
  one.effect.kind === 'winsDuel' || one.effect.kind === 'losesDuel';

/** 604.4b. The effects of statics that end the duel: those of the active player first, and of each player those that win before those that lose. */
function verdicts(play: Play): readonly VerdictInForce[] {
  if (!repertoireOf(play).verdicts) return [];
  const found = staticsOf(play).filter(isVerdict);
  return bothInOrder(play).flatMap((player) => {
    const own = found.filter(({ scope }) => scope.player === player);
    return [
      ...own.filter(({ effect }) => effect.kind === 'winsDuel'),
      ...own.filter(({ effect }) => effect.kind === 'losesDuel'),
    ];
  });
}

const meant = ({ effect, scope }: VerdictInForce): Player =>
  isPlayer(effect.who, scope.player, scope.player) ? scope.player : opponentOf(scope.player);

/** 104.2c. The players who win by a static ability. */
const winners = (all: readonly VerdictInForce[]): readonly Player[] =>
  all.flatMap((one) => (one.effect.kind === 'winsDuel' ? [meant(one)] : []));

/** 104.2c, 604.4b. Who wins by the first static ability that ends the duel; who would lose and win wins. Undefined if none does. */
export function verdictOf(play: Play): Player | undefined {
  const all = verdicts(play);
  if (all.length === 0) return undefined;
  const winning = winners(all);
  return all
    .map((one) => {
      const player = meant(one);
      return winning.includes(player) ? player : opponentOf(player);
    })
    .find((winner) => !cannotLose(play, opponentOf(winner)));
}

/** 104.2c. Ends the duel if one of the players who would lose it wins by a static ability. */
export function* winsBeforeLosing(play: Play, losers: readonly Player[]): Procedure {
  const winner = winners(verdicts(play)).find((player) => losers.includes(player));
  if (winner === undefined || (yield* isLossPrevented(play, opponentOf(winner)))) return;
  yield* endDuel(play, { winner, reason: 'cardEffect' }, '104.2c');
}

/** 604.4. Ends the duel if a static ability says so, also in the middle of an effect. Returns whether something happened instead of the loss. */
export function* applyVerdict(play: Play): Procedure<boolean> {
  const winner = verdictOf(play);
  if (winner === undefined) return false;
  if (yield* isLossPrevented(play, opponentOf(winner))) return true;
  yield* endDuel(play, { winner, reason: 'cardEffect' }, '604.4');
  return false;
}
