import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { putOnStandby } from '../../events/standbyEffect.ts';
import { describeEffect } from '../../language/describe.ts';
import { ask } from '../../play/ask.ts';
import { triggeredIn } from '../../questions/abilities/triggering.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { abilitiesOf, creaturesOf, nameOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 603.3b. Puts abilities with an icon on standby; they no longer depend on the creatures that have them. */
export const useIconsRules: InstructionRules<'useIcons'> = {
  *perform(play, effect, scope) {
    const { player } = scope;
    const abilities = creaturesOf(play, player).flatMap((creature) =>
      triggeredIn(abilitiesOf(play, creature)).flatMap((ability) =>
        ability.icon === effect.icon ? [{ creature, ability }] : [],
      ),
    );
    const count = Math.min(abilities.length, numberOf(play, effect.count, scope));
    const chosen = yield* ask({
      player,
      kind: 'mode',
      rule: '603.3b',
      prompt: PROMPTS.icons(effect.icon),
      source: sourceInfo(play, scope, player),
      options: abilities.map((one) => {
        const card = infoOf(play, one.creature, player, 'known');
        return {
          option: { label: LABELS.withText(card.name ?? '', describeEffect(one.ability.effect)), card },
          value: one,
        };
      }),
      min: count,
      max: count,
    });
    for (const { creature, ability } of chosen) {
      putOnStandby(play, {
        player,
        source: { object: creature.id, name: nameOf(play.game, creature) },
        ability,
        event: 'effectBegan',
      });
    }
    return { performed: chosen.length > 0, scope };
  },
  isPossible: ({ world, scope }, { icon, count }) =>
    numberOf(world, count, scope) > 0 &&
    creaturesOf(world, scope.player).some((creature) =>
      triggeredIn(abilitiesOf(world, creature)).some((ability) => ability.icon === icon),
    ),
};
