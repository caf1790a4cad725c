import { opponentOf } from '../../../../table/nouns.ts';
import { inBattleZone } from '../../../../table/objects.ts';
import { stateBasedActions } from '../../../actions/stateBased.ts';
import { setTapped } from '../../../actions/tapping.ts';
import { happen } from '../../../events/happen.ts';
import { ask } from '../../../play/ask.ts';
import type { Play } from '../../../play/play.ts';
import { mustBlock, possibleBlockers } from '../../../questions/attacks.ts';
import { nameOf } from '../../../questions/characteristics.ts';
import { infoOf } from '../../../questions/objectInfo.ts';
import type { Procedure } from '../../../state/game.ts';
import { attackOf } from './attack.ts';

/**
 * 507.1. The non-active player names creatures to block. Their abilities are carried out one by one, each tapping its
 * creature; the last one takes the attack (507.2c). Creatures that must block if able are among them. Under version
 * 1.20 at most one creature is named.
 */
export function* chooseBlockers(play: Play): Procedure {
  const player = opponentOf(play.game.turn.active);
  const able = possibleBlockers(play);
  const obliged = able.filter((creature) => mustBlock(play, creature));
  const onlyOne = play.profile.blockers === 'one';
  const blockers = onlyOne && obliged.length > 0 ? obliged : able;
  const forced = onlyOne ? [] : obliged.map((creature) => blockers.indexOf(creature));
  const chosen = yield* ask({
    player,
    kind: 'block',
    rule: '507.1',
    prompt: 'Choose what blocks; the last one named takes the attack',
    options: blockers.map((creature) => {
      const card = infoOf(play, creature, player, 'known');
      return { option: { label: `Block with ${card.name ?? ''}`, card }, value: creature };
    }),
    min: onlyOne ? Math.min(1, obliged.length) : obliged.length,
    max: onlyOne ? Math.min(1, blockers.length) : blockers.length,
    ordered: true,
    ...(forced.length === 0 ? {} : { limits: { required: forced } }),
  });
  for (const creature of chosen) {
    const attack = attackOf(play);
    play.set({ attack: { ...attack, blocked: true, blocker: creature.id, named: true } });
    yield* setTapped(play, [creature], 'tapped', '507.1c').triggers;
    const attacker = inBattleZone(play.game, attack.attacker);
    if (attacker === undefined) continue;
    const about = play.about(attacker);
    play.note(
      { kind: 'attackRedirected', ...about, to: creature.id, toName: nameOf(play.game, creature) },
      '507.2',
    );
  }
}

/**
 * 507.3b-c, 507.4. Block triggers look at this moment only. An attack "is not blocked" if no blocking creature was
 * named.
 */
export function* announceBlock(play: Play): Procedure {
  const { attacker, target, blocker, blocked, named } = attackOf(play);
  const attacking = inBattleZone(play.game, attacker);
  const blocking = blocker === undefined ? undefined : inBattleZone(play.game, blocker);
  if (attacking === undefined || (blocked && !named)) return;
  if (blocking === undefined) {
    const fact = { kind: 'attackNotBlocked', ...play.about(attacking), target } as const;
    yield* happen(play, [[fact, '507.3c']], play.game);
    return;
  }
  yield* happen(
    play,
    [
      [{ kind: 'creatureBlocked', ...play.about(blocking), attacker }, '507.3b'],
      [{ kind: 'attackBlocked', ...play.about(attacking), blocker: blocking.id }, '507.3b'],
    ],
    play.game,
  );
  yield* stateBasedActions(play);
}
