import { happen } from '../../../events/happen.ts';
import type { Play } from '../../../play/play.ts';
import { lastKnownOf, nameOf } from '../../../questions/characteristics/characteristics.ts';
import { attackHasEnded } from '../../../questions/legality/attacks.ts';
import { remaining } from '../../../state/durations.ts';
import { FINISHED } from '../../../state/finished.ts';
import type { Delayed, Lasting, Procedure } from '../../../state/game.ts';

/** 510.1, 505.6a. End-of-attack triggers happen even if the attacking creature has left. */
export function announceEndOfAttack(play: Play): Procedure {
  const { attack } = play.game;
  const attacker = attack === undefined ? undefined : lastKnownOf(play, attack.attacker)?.object;
  if (attacker === undefined) return FINISHED;
  return happen(
    play,
    [
      [
        {
          kind: 'attackEnding',
          player: attacker.owner,
          object: attacker.id,
          name: nameOf(play.game, attacker),
        },
        '510.1',
      ],
    ],
    play.game,
  );
}

/** An attack without a battle also ends effects that were to last for its battle. */
const outlastsAttack = ({ until }: Lasting | Delayed): boolean => until !== 'attack' && until !== 'battle';

/** 510.2. The attack ends, and with it effects that last for the attack. */
export function endAttack(play: Play): Procedure {
  const early = attackHasEnded(play);
  play.set({
    attack: undefined,
    battle: undefined,
    lasting: remaining(play.game.lasting, outlastsAttack),
    delayed: remaining(play.game.delayed, outlastsAttack),
  });
  play.note({ kind: 'attackEnded', player: play.game.turn.active, early }, '510.2');
  return FINISHED;
}
