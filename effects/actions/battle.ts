import type { CardObject } from '../../table/nouns.ts';
import { happen } from '../events/happen.ts';
import type { Play } from '../play/play.ts';
import { objectBan } from '../questions/characteristics/bans.ts';
import { nameOf, powerOf, reaches, staticsOf } from '../questions/characteristics/characteristics.ts';
import { matches } from '../questions/characteristics/filters.ts';
import { battlers } from '../questions/legality/attacks.ts';
import { remaining } from '../state/durations.ts';
import type { Delayed, Game, Lasting, Procedure } from '../state/game.ts';
import type { FactBody } from '../state/reported/facts.ts';
import { request } from '../state/reported/moveRequest.ts';
import { moveTogether } from './moves.ts';
import { resolveNested } from './resolving.ts';
import { stateBasedActions } from './stateBased.ts';

/** 115.2. The battle begins, and what waits for that triggers. */
export function* beginBattle(play: Play, a: CardObject, b: CardObject): Procedure {
  play.set({ battle: [a.id, b.id] });
  yield* happen(
    play,
    [
      [
        {
          kind: 'battleBegan',
          player: a.owner,
          object: a.id,
          name: nameOf(play.game, a),
          against: b.id,
          againstName: nameOf(play.game, b),
        },
        '115.2',
      ],
      [
        {
          kind: 'battleBegan',
          player: b.owner,
          object: b.id,
          name: nameOf(play.game, b),
          against: a.id,
          againstName: nameOf(play.game, a),
        },
        '115.2',
      ],
    ],
    play.game,
  );
}

/**
 * 115.3. The higher power wins; with equal power both lose. Losers are destroyed (703.4d), then the results trigger.
 */
export function* compareBattle(play: Play): Procedure {
  const { battle } = play.game;
  const pair = battle === undefined ? undefined : battlers(play, battle[0], battle[1]);
  if (pair === undefined) return;
  const [a, b] = pair;
  const before = play.game;
  const aWins = winsAgainst(play, a, b);
  const bWins = winsAgainst(play, b, a);
  const dies = (loser: CardObject, winner: CardObject): boolean =>
    objectBan(play, loser, 'beDestroyedByBattle', { other: winner }) === undefined;
  const dying = [...(!aWins && dies(a, b) ? [a] : []), ...(!bWins && dies(b, a) ? [b] : [])];
  const lost = dying.map((loser) => ({
    ...request(loser, 'graveyard', 'cardDestroyed', '703.4d'),
    lostTo: loser === a ? b.id : a.id,
  }));
  yield* play.actingAs(undefined, moveTogether(play, lost));
  const result = (creature: CardObject, other: CardObject, wins: boolean): FactBody => ({
    kind: wins ? 'battleWon' : 'battleLost',
    player: creature.owner,
    object: creature.id,
    name: nameOf(before, creature),
    against: other.id,
  });
  yield* happen(
    play,
    [
      [result(a, b, aWins), '115.3d'],
      [result(b, a, bWins), '115.3d'],
    ],
    before,
  );
}

/** 115.3d. The battle is over, also one that was cut short, and with it what lasted for the battle. */
export const endBattle = (play: Play): void => endBattleWithin(play, { battle: undefined, nextEffect: 0 });

/** A battle inside another ends only what began in it (101.4e); the other battle goes on. */
function endBattleWithin(play: Play, { battle, nextEffect }: Pick<Game, 'battle' | 'nextEffect'>): void {
  const remains = ({ id, until }: Lasting | Delayed): boolean => until !== 'battle' || id < nextEffect;
  const { lasting, delayed } = play.game;
  play.set({ battle, lasting: remaining(lasting, remains), delayed: remaining(delayed, remains) });
}

/** 115.3a-c. "Wins all battles" overrides power. */
function winsAgainst(play: Play, creature: CardObject, other: CardObject): boolean {
  const always = (one: CardObject, against: CardObject): boolean =>
    staticsOf(play).some(
      (candidate) =>
        candidate.effect.kind === 'winsBattles' &&
        reaches(play, candidate, one) &&
        matches(play, against, candidate.effect.against, candidate.scope),
    );
  if (always(creature, other)) return true;
  if (always(other, creature)) return false;
  return Math.max(0, powerOf(play, creature) ?? 0) > Math.max(0, powerOf(play, other) ?? 0);
}

/**
 * 101.4e-f. A battle caused by an effect is part of that effect; what triggers when it begins resolves inside it. What that triggers in
 * turn waits like anything else (101.4d).
 */
export function* battleInEffect(play: Play, a: CardObject, b: CardObject): Procedure {
  const waiting = play.triggered.length;
  const around = play.game;
  yield* beginBattle(play, a, b);
  yield* resolveNested(play, waiting, ({ event }) => event === 'battleBegan');
  yield* compareBattle(play);
  endBattleWithin(play, around);
  yield* stateBasedActions(play);
}
