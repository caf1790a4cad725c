import { type Attack, type CardObject, opponentOf } from '../../../../table/nouns.ts';
import { inBattleZone } from '../../../../table/objects.ts';
import { LABELS } from '../../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../../table/sentences/prompts.ts';
import { setTapped } from '../../../actions/tapping.ts';
import { happen } from '../../../events/happen.ts';
import { ask } from '../../../play/ask.ts';
import type { Play } from '../../../play/play.ts';
import { nameOf } from '../../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../../questions/characteristics/objectInfo.ts';
import { mustBlock, possibleRedirections, type Redirection } from '../../../questions/legality/attacks.ts';
import type { Procedure } from '../../../state/game.ts';
import { announceStep } from '../beginStep.ts';
import { attackOf } from './attack.ts';

/**
 * 507.1. The non-active player names creatures that redirect the attack. Their abilities are carried out one by one, each tapping
 * its creature; the last one takes the attack (507.2). Creatures that must block if able are among them. Under version 1.20 at most one
 * creature is named.
 */
export function* chooseBlockers(play: Play): Procedure {
  const player = opponentOf(play.game.turn.active);
  const able = possibleRedirections(play);
  const obliged = able.filter(({ creature, by }) => by === 'blocker' && mustBlock(play, creature));
  const onlyOne = play.profile.blockers === 'one';
  const offered = onlyOne && obliged.length > 0 ? obliged : able;
  const forced = onlyOne ? [] : obliged.map((one) => offered.indexOf(one));
  const exclusive = alternatives(offered);
  const chosen = yield* ask({
    player,
    kind: 'block',
    rule: '507.1',
    prompt: PROMPTS.block,
    options: offered.map((redirection) => {
      const card = infoOf(play, redirection.creature, player, 'known');
      return { option: { label: WITH[redirection.by](card.name ?? ''), card }, value: redirection };
    }),
    min: onlyOne ? Math.min(1, obliged.length) : obliged.length,
    max: onlyOne ? Math.min(1, offered.length) : offered.length - exclusive.length,
    ordered: true,
    ...(forced.length === 0 && exclusive.length === 0
      ? {}
      : {
          limits: {
            ...(forced.length === 0 ? {} : { required: forced }),
            ...(exclusive.length === 0 ? {} : { exclusive }),
          },
        }),
  });
  for (const { creature, by } of chosen) {
    const attack = attackOf(play);
    play.set({ attack: by === 'blocker' ? blockedBy(attack, creature) : guardedBy(attack, creature) });
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

const WITH = { blocker: LABELS.block, guardman: LABELS.guard } as const;

/** 507.1a. A creature with both abilities is tapped for one of them. */
const alternatives = (offered: readonly Redirection[]): readonly (readonly number[])[] =>
  offered.flatMap(({ creature, by }, index) => {
    const other = offered.findIndex((one) => one.creature === creature && one.by !== by);
    return other > index ? [[index, other]] : [];
  });

/** 507.2a. It is the blocking creature. */
const blockedBy = (attack: Attack, { id }: CardObject): Attack => ({
  ...attack,
  blocked: true,
  blocker: id,
  named: true,
});

/** 507.2b. It is attacked in place of the other creature, and does not block. */
const guardedBy = (attack: Attack, { id }: CardObject): Attack => ({
  ...attack,
  target: { creature: id },
  blocked: false,
  blocker: undefined,
  named: false,
});

/**
 * 507.3b-c, 507.4. Block triggers look at this moment only. An attack "is not blocked" if no blocking creature was
 * named.
 */
export function* announceBlock(play: Play): Procedure {
  yield* announceStep(play, 'block');
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
}
