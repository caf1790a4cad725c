import { opponentOf } from '../../../../table/nouns.ts';
import { counted, inBattleZone } from '../../../../table/objects.ts';
import { LABELS } from '../../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../../table/sentences/prompts.ts';
import { endDuel, isLossPrevented } from '../../../actions/ending/endDuel.ts';
import { shieldsToHand } from '../../../actions/shields.ts';
import { happen } from '../../../events/happen.ts';
import { ask, askOne } from '../../../play/ask.ts';
import type { Play } from '../../../play/play.ts';
import { infoOf } from '../../../questions/characteristics/objectInfo.ts';
import { breakersOf, brokenAtOnce } from '../../../questions/legality/attacks.ts';
import { shieldChooser } from '../../../questions/legality/shieldChooser.ts';
import type { Procedure } from '../../../state/game.ts';
import { attackOf } from './attack.ts';

/** 104.2a, 509.1. A direct attack on a player without shields wins the duel, unless that player cannot lose (101.2) or that loss is replaced (609.1). */
export function* winByDirectAttack(play: Play): Procedure {
  const { target } = attackOf(play);
  if ('player' in target && (yield* isLossPrevented(play, target.player))) return;
  yield* endDuel(play, { winner: play.game.turn.active, reason: 'directAttack' }, '509.1');
}

/** 509.2. One shield is broken, or as many as a breaker ability says; a player with several of them must choose one. */
export function* chooseBreaker(play: Play): Procedure {
  const attack = attackOf(play);
  const attacker = inBattleZone(play.game, attack.attacker);
  if (attacker === undefined) return;
  const player = attacker.owner;
  const breakers = breakersOf(play, attacker);
  const breaker =
    breakers.length === 0
      ? undefined
      : yield* askOne({
          player,
          kind: 'breaker',
          rule: '509.2',
          prompt: PROMPTS.breaker,
          source: infoOf(play, attacker, player, 'known'),
          options: breakers.map((one) => ({ option: { label: one.label }, value: one })),
        });
  const breaks = brokenAtOnce(play, attacker, breaker?.count ?? 1);
  play.set({ attack: { ...attack, breaks } });
}

/** 509.3. As many of the shields are chosen; triggers on that come before the break (603.7). */
export function* chooseShields(play: Play): Procedure {
  const attack = attackOf(play);
  const attacker = inBattleZone(play.game, attack.attacker);
  if (attacker === undefined) return;
  const player = attacker.owner;
  const shields = counted(play.game, opponentOf(player), 'shieldZone');
  const count = Math.min(attack.breaks, shields.length);
  const chooser = shieldChooser(play, player, opponentOf(player), 'creatureBreaks');
  const chosen = yield* ask({
    player: chooser,
    kind: 'shields',
    rule: '509.3',
    prompt: count === 1 ? PROMPTS.shieldToBreak : PROMPTS.shieldsToBreak(count),
    source: infoOf(play, attacker, chooser, 'known'),
    options: shields.map((shield, index) => ({
      option: { label: LABELS.shield(index + 1), card: infoOf(play, shield, chooser, 'asViewed') },
      value: shield,
    })),
    min: count,
    max: count,
  });
  const ids = chosen.map(({ id }) => id);
  play.set({ attack: { ...attack, shields: ids } });
  yield* happen(
    play,
    [[{ kind: 'shieldsChosen', ...play.about(attacker), shields: ids }, '509.3']],
    play.game,
  );
}

/** 509.5. The owner declares, then the chosen shields break together, even if the attacker has left. */
export function* breakShields(play: Play): Procedure {
  const { shields, attacker } = attackOf(play);
  yield* shieldsToHand(
    play,
    shields.flatMap((id) => play.find(id) ?? []),
    { as: 'shieldBroken', triggers: 'mayBeUsed', uses: 'onStandby', brokenBy: attacker },
  );
}
