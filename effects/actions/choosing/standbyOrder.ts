import type { Player } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { effectOf } from '../../language/activatedEffect.ts';
import { describeAbility, describeEffect } from '../../language/describe.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { labelsOf } from '../../questions/characteristics/labels.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { Procedure, StandbyEffect } from '../../state/game.ts';

/**
 * 605.1. The player chooses which of their effects is next, or names the whole order at once. A named order stands
 * until another effect goes on standby.
 */
export function* chooseNextEffect(
  play: Play,
  player: Player,
  effects: readonly StandbyEffect[],
  order: readonly number[],
): Procedure<readonly number[]> {
  const planned = order.filter((id) => effects.some((effect) => effect.id === id));
  if (planned.length === effects.length) return planned;
  if (allAlike(effects)) return effects.map(({ id }) => id);
  const labels = labelsOf(effects.map((one) => ({ name: one.source.name, text: () => textOf(one) })));
  return yield* ask({
    player,
    kind: 'standby',
    rule: '605.1',
    prompt: PROMPTS.nextEffect,
    options: effects.map((effect, index) => {
      const object = play.find(effect.source.object);
      const card = object === undefined ? undefined : infoOf(play, object, player, 'known');
      return {
        option: { label: labels[index] ?? effect.source.name, ...(card === undefined ? {} : { card }) },
        value: effect.id,
      };
    }),
    min: 1,
    max: effects.length,
    ordered: true,
  });
}

/** Effects with equal text that refer to no particular object: their order cannot matter. */
function allAlike(effects: readonly StandbyEffect[]): boolean {
  const [first, ...rest] = effects;
  if (rest.length === 0 || first?.kind !== 'ability') return effects.length === 1;
  const text = JSON.stringify(first.ability);
  const condition = first.ability.kind === 'triggered' ? first.ability.condition : undefined;
  const particular = /"(ref|other|itself)"/.test(JSON.stringify([effectOf(first.ability), condition]));
  return (
    !particular &&
    rest.every(
      (other) =>
        other.kind === 'ability' &&
        other.source.name === first.source.name &&
        other.mode === first.mode &&
        JSON.stringify(other.ability) === text,
    )
  );
}

/** The text of an effect, or of the mode chosen when it triggered. */
function textOf(effect: StandbyEffect): string {
  if (effect.kind !== 'ability') return '';
  const { ability, mode } = effect;
  const whole = effectOf(ability);
  const chosen = whole.do === 'modes' && mode !== undefined ? whole.modes[mode] : undefined;
  return chosen === undefined ? describeAbility(ability) : describeEffect(chosen);
}
