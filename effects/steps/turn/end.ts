import { type CardObject, PLAYERS } from '../../../table/nouns.ts';
import { moveObjects, moveTo } from '../../../table/objects.ts';
import { PENDING_ZONES } from '../../../table/zones.ts';
import { releaseAllCastles } from '../../actions/castles.ts';
import { happen } from '../../events/happen.ts';
import type { Play } from '../../play/play.ts';
import { endsWithTurn, remaining } from '../../state/durations.ts';
import { FINISHED } from '../../state/finished.ts';
import type { Game, Procedure } from '../../state/game.ts';
import { endEffectsUntil } from './beginStep.ts';

/** 511.1. Triggers on the end of the turn. */
export function announceEndOfTurn(play: Play): Procedure {
  endEffectsUntil(play, 'end');
  const { active } = play.game.turn;
  return happen(play, [[{ kind: 'turnEnding', player: active }, '511.1a']], play.game);
}

/** 511.2, 703.1. "This turn" effects end; state-based actions follow at once, in this turn. */
export function endEffectsOfTurn(play: Play): Procedure {
  const { game } = play;
  play.set({
    attack: undefined,
    battle: undefined,
    use: undefined,
    lasting: remaining(game.lasting, (lasting) => !endsWithTurn(lasting, game.turn)),
    delayed: remaining(game.delayed, (delayed) => !endsWithTurn(delayed, game.turn)),
  });
  releaseAllCastles(play);
  return FINISHED;
}

/** 512.1. Pending cards go to the graveyard without triggering anything, and the turn is over. */
export function endTurn(play: Play): Procedure {
  dropPending(play);
  play.note({ kind: 'turnEnded', player: play.game.turn.active }, '512.1');
  return FINISHED;
}

function pendingCards({ zones }: Game): readonly CardObject[] {
  const found: CardObject[] = [];
  for (const player of PLAYERS) {
    for (const zone of PENDING_ZONES) {
      for (const object of zones[player][zone]) if (object.pending) found.push(object);
    }
  }
  return found;
}

function dropPending(play: Play): void {
  const pending = pendingCards(play.game);
  if (pending.length === 0) return;
  const [change, moved] = moveObjects(
    play.game,
    pending.map(({ id }) => moveTo(id, 'graveyard')),
  );
  play.set(change);
  for (const { was, became } of moved) {
    for (const object of became) {
      play.note(
        {
          kind: 'cardMoved',
          ...play.about(object),
          was: was.id,
          from: was.zone,
          to: object.zone,
          how: undefined,
          unpaid: false,
          onto: undefined,
        },
        '512.1',
      );
    }
  }
}
