import { describeChoice, describeEach } from './describeNouns.ts';
import { listed } from './grammar.ts';
import { describeRef } from './nounParts.ts';
import { staticWordOf } from './statics/table.ts';
import type { Describers } from './textOf.ts';
import type { StaticEffect, Target } from './vocabulary.ts';

/** What one continuous effect does, without what it affects: `gets +1000 power`. */
export const staticEffectText = (effect: StaticEffect, describe: Describers): string =>
  staticWordOf(effect).text(effect, describe);

/** Such an effect is a rule for players: it does not say what it affects. */
export const bindsPlayers = (effect: StaticEffect): boolean =>
  staticWordOf(effect).bindsPlayers?.(effect) === true;

/** Whether the effects are rules for players only. */
export const bindPlayers = (effects: readonly StaticEffect[]): boolean => effects.every(bindsPlayers);

/** `each of your creatures` */
export function describeAffected(affects: Target): string {
  if ('choose' in affects) return describeChoice(affects);
  return 'ref' in affects ? describeRef(affects.ref) : describeEach(affects);
}

/** What lasts, with what it affects: `this gets +1000 power and cannot attack`. */
export function describeStatics(
  affects: Target,
  effects: readonly StaticEffect[],
  describe: Describers,
): string {
  const said = listed(
    effects.map((effect) => staticEffectText(effect, describe)),
    'and',
  );
  return bindPlayers(effects) ? said : `${describeAffected(affects)} ${said}`;
}
