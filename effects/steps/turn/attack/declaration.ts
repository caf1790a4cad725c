import type { Attack, AttackTarget, Player } from '../../../../table/nouns.ts';
import { LABELS } from '../../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../../table/sentences/prompts.ts';
import { setTapped } from '../../../actions/tapping.ts';
import { happen } from '../../../events/happen.ts';
import { askOne, PASS } from '../../../play/ask.ts';
import type { Play } from '../../../play/play.ts';
import { nameOf } from '../../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../../questions/characteristics/objectInfo.ts';
import { mustAttack, type PossibleAttack, possibleAttacks } from '../../../questions/legality/attacks.ts';
import { type PossibleTapAbility, possibleTapAbilities } from '../../../questions/legality/tapAbilities.ts';
import type { Procedure } from '../../../state/game.ts';
import type { AttackOutcome } from '../../../state/reported/outcome.ts';
import { attackOf } from './attack.ts';

/**
 * 506.1. The active player names an attacking creature and its target, or a creature that is tapped for a tap ability instead
 * (602.1), or stops attacking unless a creature must attack (506.1b).
 */
export function* chooseAttack(play: Play): Procedure<AttackOutcome> {
  const player = play.game.turn.active;
  const attacks = possibleAttacks(play);
  const obliged = attacks.some((attack) => mustAttack(play, attack));
  const chosen = yield* askOne<PossibleAttack | PossibleTapAbility | undefined>({
    player,
    kind: 'attack',
    rule: '506.1',
    prompt: PROMPTS.attack,
    options: [
      ...attacks.map((attack) => ({ option: attackOption(play, player, attack), value: attack })),
      ...possibleTapAbilities(play).map((use) => ({ option: tapOption(play, player, use), value: use })),
      ...(obliged ? [] : [{ option: { ...PASS, label: LABELS.attackNoMore }, value: undefined }]),
    ],
  });
  if (chosen === undefined) return 'pass';
  if ('ability' in chosen) {
    const { creature, bearer, ability } = chosen;
    play.set({ tapAbility: { creature: creature.id, source: bearer.id, ability } });
    return 'tapAbility';
  }
  const target: AttackTarget =
    typeof chosen.target === 'string' ? { player: chosen.target } : { creature: chosen.target.id };
  const attack: Attack = {
    attacker: chosen.creature.id,
    target,
    blocked: false,
    blocker: undefined,
    named: false,
    ended: false,
    breaks: 0,
    shields: [],
  };
  play.set({ attack });
  return 'attack';
}

function tapOption(play: Play, player: Player, use: PossibleTapAbility) {
  const { creature, bearer } = use;
  return {
    label: tapLabel(play, use),
    card: infoOf(play, creature, player, 'known'),
    uses: infoOf(play, bearer, player, 'known'),
  };
}

function tapLabel(play: Play, { creature, bearer, ability }: PossibleTapAbility) {
  const name = nameOf(play.game, creature);
  if (ability.name === 'dynamo') return LABELS.usesDynamo(name);
  return creature === bearer
    ? LABELS.usesOwnTapAbility(name)
    : LABELS.usesTapAbility(name, nameOf(play.game, bearer));
}

function attackOption(play: Play, player: Player, { creature, target }: PossibleAttack) {
  const card = infoOf(play, creature, player, 'known');
  const attacker = nameOf(play.game, creature);
  if (typeof target === 'string') return { label: LABELS.attacksPlayer(attacker), card, player: target };
  return {
    label: LABELS.attacks(attacker, nameOf(play.game, target)),
    card,
    target: infoOf(play, target, player, 'known'),
  };
}

/** 506.2, 506.3. The creature is tapped and attacks; attack triggers look at this moment only (506.3a). */
export function* declareAttack(play: Play): Procedure {
  const { attacker, target } = attackOf(play);
  const creature = play.find(attacker);
  if (creature === undefined) return;
  const nth = play.game.turn.attacks + 1;
  play.set({ turn: { ...play.game.turn, attacks: nth } });
  yield* setTapped(play, [creature], 'tapped', '506.1').triggers;
  const attacked = 'creature' in target ? play.find(target.creature) : undefined;
  yield* happen(
    play,
    [
      [
        {
          kind: 'attackDeclared',
          player: creature.owner,
          object: creature.id,
          name: nameOf(play.game, creature),
          target,
          nth,
        },
        '506.3',
      ],
      ...(attacked === undefined
        ? []
        : [
            [
              {
                kind: 'creatureAttacked',
                player: attacked.owner,
                object: attacked.id,
                name: nameOf(play.game, attacked),
                by: attacker,
              },
              '506.3',
            ] as const,
          ]),
    ],
    play.game,
  );
}
